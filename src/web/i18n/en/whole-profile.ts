export const wholeProfile = {
  blog: 'Read the blog',
  days: 'Where they will be',
  map: 'Where they have been and will be',
  mapLabel: (name: string) => `Map of the places that ${name} travels to`,
  mapFailed: 'The map could not be loaded.',
  allTrips: (count: number) => `All trips (${count})`,
};
