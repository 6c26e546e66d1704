import type { BlogChoices } from '#contract/blog.ts';
import type { Language } from '#contract/language.ts';
import type { Database } from '#server/db/tables.ts';
import { demoImage, landscapeKey } from './demo-pictures.ts';
import { landscapes } from './draw-landscape.ts';
import { ownerTripId } from './owner-trips.ts';

interface DemoBlog {
  accountId: string;
  config: BlogChoices;
}

/** The blog that a visitor of the demo is shown. */
export const ownerBlog = (accountId: string): DemoBlog => ({
  accountId,
  config: {
    showPhoneNumber: false,
    displayOrder: { expertises: 1, services: 2, serviceOffers: 3, languages: 4, locations: 5, contact: 6 },
    pageStyle: {
      backgroundColor: '#fbf7f0',
      fontFamily: 'Playfair Display',
      coverImageUrl: landscapeKey('coast', 9_100),
      coverImageStyle: { opacity: 0.9, positionY: 40 },
      profilePictureStyle: { shape: 'circle', size: 180, borderColor: '#fbf7f0', borderWidth: 6 },
      textStyles: {
        fullName: { color: '#0b5563', fontSize: 40, bold: true },
        aboutMe: { color: '#3f3a34', fontSize: 18 },
        expertises: { color: '#0b5563' },
        services: { color: '#0b5563' },
        serviceOffers: { color: '#0b5563' },
      },
    },
    tripSettings: { tripsPerRow: 3, highlightedTrips: [ownerTripId(accountId, 0)] },
    vayaDisplaySettings: {
      [ownerTripId(accountId, 0)]: { textStyles: { title: { color: '#0b5563', fontSize: 28, bold: true } } },
    },
    language: 'en',
    sharing: {
      title: 'Deniz Yıldız: slow roads by the sea',
      description:
        'Small boats, old paths and the bakers who open at five. Trips along the coasts of Turkey, told honestly.',
    },
  },
});

const looks = [
  { backgroundColor: '#ffffff', fontFamily: 'Inter' },
  { backgroundColor: '#f1f5f4', fontFamily: 'Montserrat', name: '#14532d' },
  { backgroundColor: '#fdf6ec', fontFamily: 'Georgia', name: '#7c2d12' },
  { backgroundColor: '#eef4fb', fontFamily: 'Open Sans', name: '#1e3a8a' },
  { backgroundColor: '#faf5ff', fontFamily: 'Roboto', name: '#581c87' },
  { backgroundColor: '#f7f7f5', fontFamily: 'Times New Roman', name: '#1f2937' },
] as const;

/** Each third one writes in Turkish. */
export const languageOf = (number: number): Language => (number % 3 === 0 ? 'tr' : 'en');

/** Each fourth creator has not come to it yet. */
export function demoBlog(accountId: string, number: number): DemoBlog | null {
  if (number % 4 === 0) return null;
  const { name = '#1f2937', ...style } = { name: undefined, ...looks[number % looks.length] };
  const cover = landscapes[number % landscapes.length] ?? 'coast';
  return {
    accountId,
    config: {
      pageStyle: {
        ...style,
        coverImageUrl: landscapeKey(cover, 9_200 + number),
        textStyles: { fullName: { color: name, fontSize: 32 } },
      },
      tripSettings: { tripsPerRow: 2 + (number % 2) },
      ...(languageOf(number) === 'tr' && { language: 'tr' }),
      ...(number % 5 === 0 && { showPhoneNumber: false }),
    },
  };
}

/** Writes configs and the pictures that they begin with. */
export async function insertBlogs(database: Database, blogs: readonly DemoBlog[], now: number): Promise<void> {
  if (blogs.length === 0) return;
  const images = blogs.flatMap(({ accountId, config: { pageStyle } }) =>
    [pageStyle?.coverImageUrl ?? []].flat().map((key) => demoImage(key, accountId, now)),
  );
  const rows = blogs.map(({ accountId, config }) => ({
    accountId,
    version: now,
    config: JSON.stringify(config),
    createdAt: now,
    updatedAt: now,
  }));
  await database.insertInto('image').values(images).execute();
  await database.insertInto('blogConfig').values(rows).execute();
}
