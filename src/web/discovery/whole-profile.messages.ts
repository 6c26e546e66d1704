const en = {
  blog: 'Read the blog',
  days: 'Where they will be',
  map: 'Where they have been and will be',
  mapLabel: (name: string) => `Map of the places that ${name} travels to`,
  mapFailed: 'The map could not be loaded.',
  allTrips: (count: number) => `All trips (${count})`,
};

const tr: typeof en = {
  blog: 'Blogu oku',
  days: 'Nerede olacak',
  map: 'Gittiği ve gideceği yerler',
  mapLabel: (name) => `${name} adlı üreticinin gezdiği yerlerin haritası`,
  mapFailed: 'Harita yüklenemedi.',
  allTrips: (count) => `Bütün geziler (${count})`,
};

export const wholeProfileMessages = { en, tr };
