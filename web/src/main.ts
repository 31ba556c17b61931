import { mount } from "svelte";
import App from "./App.svelte";
import "./style/app.css";
import "./style/board.css";
import { app } from "./state/app.svelte";
import { preferredLanguage, speech } from "./state/language.svelte";

const target = document.getElementById("app");
if (target) {
  await speech.use(preferredLanguage());
  mount(App, { target });
  await app.start();
}
