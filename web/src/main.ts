import { mount } from "svelte";
import App from "./App.svelte";
import { wear } from "./net/remembered";
import { useLanguage } from "./words/language";
import "./look/fonts.css";
import "./learn/clear.css";
import "./look/tokens.css";
import "./look/themes";
import "./look/base.css";

wear();
const place = document.getElementById("app");
if (place)
  useLanguage()
    .catch(() => undefined) // a language that does not come is no reason to show nothing
    .then(() => mount(App, { target: place }));
