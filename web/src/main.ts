import { mount } from "svelte";
import App from "./App.svelte";
import { wear } from "./net/keep";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";

wear();
const place = document.getElementById("app");
if (place) mount(App, { target: place });
