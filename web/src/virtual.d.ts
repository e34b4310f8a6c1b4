declare module "virtual:icons/*" {
  const outlines: Record<string, string>;
  export default outlines;
}
declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
