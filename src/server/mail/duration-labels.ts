import type { Language } from '#contract/language.ts';

const msOf = { minute: 60_000, hour: 60 * 60_000, day: 24 * 60 * 60_000 };

/** { en: '72 hours', tr: '72 saat' } */
export function durationLabels(ms: number, unit: keyof typeof msOf): Record<Language, string> {
  const label = (language: Language) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(ms / msOf[unit]);
  return { en: label('en'), tr: label('tr') };
}
