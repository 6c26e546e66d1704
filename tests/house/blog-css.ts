/** A page that is shown in a preview as well knows no window: neither its size nor its edges. */
const forbidden: readonly RegExp[] = [
  /\b\d*\.?\d+[sdl]?v(?:w|h|i|b|min|max)\b/g,
  /'@media'[^}]*(?:width|height|inline-size|block-size)/g,
  /position:\s*'fixed'/g,
];

export const rulesBroken = (source: string): string[] => forbidden.flatMap((rule) => source.match(rule) ?? []);

export const plantedRules: readonly string[] = [
  "inlineSize: '100vw'",
  "blockSize: 'calc(100dvh - 2px)'",
  "fontSize: 'clamp(1rem, 2vmin, 2rem)'",
  "'@media': { '(min-width: 600px)': { display: 'none' } }",
  "position: 'fixed'",
];
