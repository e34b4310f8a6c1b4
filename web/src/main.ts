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
// Makes the page an app that can be installed, and says so when its server is out of reach.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("./sw.js").catch(() => undefined);
const place = document.getElementById("app");
if (place)
  useLanguage()
    .catch(() => undefined) // a language that does not come is no reason to show nothing
    .then(() => mount(App, { target: place }));
