import type { Catalogue } from '#contract/language.ts';

const en = {
  citiesFound: (count: number) => (count === 1 ? '1 city found' : `${count} cities found`),
  citiesToChoose: 'Cities to choose from',
};

const tr: typeof en = {
  citiesFound: (count) => `${count} şehir bulundu`,
  citiesToChoose: 'Seçilebilecek şehirler',
};

export const cityComboboxMessages: Catalogue<typeof en> = { en, tr };
