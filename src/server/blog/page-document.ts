import type { BlogDocument } from '#contract/blog-document.ts';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import { type Language, languages } from '#contract/language.ts';
import { pageInPart } from '#rules/trip-parts.ts';
import type { Platform } from '../db/platform.ts';
import { feedAddress } from './feed.service.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sharePictureOf } from './share-picture.ts';
import { structuredPerson, structuredTrip } from './structured-data.ts';

interface Content {
  page: BlogPage;
  trip: TripCard | null;
  part: number;
  map: JourneyMap | null;
  takesQuestions: boolean;
  draft?: string;
}

export function documentOf(
  { config: { publicUrl } }: Platform,
  renderer: PageRenderer,
  { page, trip, part, map, takesQuestions, draft }: Content,
): BlogDocument {
  const addressIn = (language: Language) => {
    const query = new URLSearchParams({
      ...(language !== page.ownLanguage && { lang: language }),
      ...(part > 1 && { page: String(part) }),
    });
    return `${publicUrl}${trip?.address ?? page.address}${query.size === 0 ? '' : `?${query}`}`;
  };
  return {
    page,
    tripId: trip?.id ?? null,
    part,
    draft: draft ?? null,
    canonical: addressIn(page.language),
    alternates: languages.map((language) => ({ language, href: addressIn(language) })),
    map,
    takesQuestions,
    picture: sharePictureOf(renderer, page, trip, publicUrl),
    feed: `${publicUrl}${feedAddress(page.username)}`,
    structured: [trip ? structuredTrip(trip, page, publicUrl) : structuredPerson(pageInPart(page, part), publicUrl)],
    assets: renderer.assets,
  };
}
