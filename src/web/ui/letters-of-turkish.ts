const patience = 500;

/** Fetches the letters that only Turkish has before a text is shown: a word in two fonts is worse than a short wait. */
export const lettersOfTurkish = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(['Inter', 'Fraunces'].map((font) => document.fonts.load(`1em ${font}`, 'ğşİ'))),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
