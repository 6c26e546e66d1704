import type { Catalogue } from '#contract/language.ts';

const en = {
  blog: 'Open blog',
  enteredOn: (day: string) => `Followers as the creator entered them on ${day}`,
  days: 'Upcoming dates',
  map: 'Travel map',
  mapLabel: (name: string) => `Map of ${name}’s trips`,
  mapFailed: 'We couldn’t load the map.',
  allTrips: (count: number) => `All trips (${count})`,
};

const tr: typeof en = {
  blog: 'Blogu aç',
  enteredOn: (day) => `Takipçi sayılarını içerik üreticisi ${day} tarihinde girdi`,
  days: 'Yaklaşan tarihler',
  map: 'Gezi haritası',
  mapLabel: (name) => `Gezi haritası: ${name}`,
  mapFailed: 'Harita yüklenemedi.',
  allTrips: (count) => `Tüm geziler (${count})`,
};

export const wholeProfileMessages = { en, tr } satisfies Catalogue<typeof en>;
