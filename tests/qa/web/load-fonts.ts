import '#web/ui/fonts.css.ts';

/** A face that is not there at the first paint is never used: docs/decisions/0016. */
export const fontsLoaded = Promise.allSettled(
  ['1em Inter', '600 1em Fraunces'].map((font) => document.fonts.load(font)),
);
