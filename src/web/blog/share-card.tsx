import { renderToStaticMarkup } from 'react-dom/server';
import type { ShareCard } from '#contract/blog-document.ts';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import { paletteOf } from '#machines/rules/blog-palette.ts';
import { contrast, minContrast } from '#machines/rules/contrast.ts';
import { blogMessages } from '#web/i18n/blog.messages.ts';
import { DrawnSea } from '#web/ui/drawn-sea.tsx';
import { titleOf } from './trip-card.tsx';
import { factsOf } from './trip-facts.tsx';

/** In the colours and the font of the blog, and with nothing that its page does not show. */
export function shareCard(page: BlogPage, tripId: string | null): ShareCard {
  const { style, portrait, fullName } = page;
  const trip = page.trips.find(({ id }) => id === tripId) ?? null;
  const { background, ink, muted, accent, water } = paletteOf(style.background);
  const said = trip === null ? wordsOfBlog(page) : wordsOfTrip(trip, page);
  const wanted = trip === null ? style.texts.fullName.color : trip.styles.title.color;
  const isReadable = contrast(wanted, background) >= minContrast({ fontSize: 48, bold: true });
  return {
    ...said,
    name: said.title === fullName ? '' : fullName,
    font: style.font,
    colours: { background, title: isReadable ? wanted : ink, muted, accent, water },
    sea: seaIn(accent),
    cover: coverOf(page, trip),
    portrait: portrait === null ? null : { folder: portrait, ...frameOf(style.picture) },
  };
}

const frameOf = ({ shape, borderColor, borderWidth }: BlogPage['style']['picture']) => ({
  shape,
  borderColor,
  borderWidth,
});

function wordsOfTrip(trip: TripCard, { language }: BlogPage) {
  const messages = blogMessages[language];
  return { title: titleOf(trip, messages), line: factsOf(trip, language, messages).map(isolate).join(' · ') };
}

/** Each fact is written in its own direction. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

function wordsOfBlog({ language, sharing, fullName, trips }: BlogPage) {
  const line = sharing.description || blogMessages[language].description(fullName, trips.length);
  return { title: sharing.title || fullName, line };
}

/** The middle of a picture without a focus is placed as on the page of its trip. */
function coverOf({ cover, style }: BlogPage, trip: TripCard | null): ShareCard['cover'] {
  if (trip?.cover?.isElsewhere === false)
    return { folder: trip.cover.source, focus: trip.cover.focus ?? { x: 50, y: 62 }, opacity: 1 };
  const focus = { x: 50, y: style.coverPosition };
  return cover === null ? null : { folder: cover, focus, opacity: style.coverOpacity };
}

const seaIn = (colour: string): string =>
  renderToStaticMarkup(<DrawnSea className="" />).replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" color="${colour}"`,
  );
