import set from "virtual:icons/story";
import { addIcons } from "../look/icons.svelte";

addIcons(set);
