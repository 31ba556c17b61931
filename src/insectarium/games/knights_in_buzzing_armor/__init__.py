"""Knights in Buzzing Armor, the complete bee game of the Arthropods box."""
