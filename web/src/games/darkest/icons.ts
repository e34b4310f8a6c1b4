/** The outlines that art.json names. */
export { default } from "virtual:icons/darkest";
