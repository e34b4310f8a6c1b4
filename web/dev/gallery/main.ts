// Shows the maps with recorded games: /map-gallery.html?scene=space&point=CO2&mode=light
import { mount } from "svelte";
import "../../src/look/fonts.css";
import "../../src/look/tokens.css";
import "../../src/look/themes";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) mount(Gallery, { target });
