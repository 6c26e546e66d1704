import type { wholeProfile as english } from '../en/whole-profile.ts';

export const wholeProfile: typeof english = {
  blog: 'Blogu oku',
  days: 'Nerede olacak',
  map: 'Gittiği ve gideceği yerler',
  mapLabel: (name) => `${name} adlı üreticinin gezdiği yerlerin haritası`,
  mapFailed: 'Harita yüklenemedi.',
  allTrips: (count) => `Bütün geziler (${count})`,
};
