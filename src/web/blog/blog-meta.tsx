import type { BlogFont } from '#contract/blog-choices.ts';
import type { BlogDocument } from '#contract/blog-document.ts';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import type { Catalogue } from '#contract/language.ts';
import { type BlogMessages, blogMessages } from '#web/i18n/blog.messages.ts';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import { coverSizes } from './blog-head.tsx';
import { fileOfFace } from './fonts.ts';
import { firstSentences } from './trip-author.tsx';
import { titleOf } from './trip-card.tsx';

interface Props {
  document: BlogDocument;
  trip: TripCard | null;
}

export function BlogMeta({ document, trip }: Props) {
  const { page } = document;
  const said = saidOf(page, trip);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{document.part === 1 ? said.title : `${said.title} (${document.part})`}</title>
      <Face font={page.style.font} />
      <FirstPicture cover={trip === null ? page.cover : coverOf(trip)} portrait={page.portrait} />
      <meta name="description" content={said.description} />
      <meta name="theme-color" content={page.style.background} />
      {document.draft === null ? <Public document={document} said={said} isTrip={trip !== null} /> : <NotPublic />}
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}

interface PublicProps {
  document: BlogDocument;
  said: Said;
  isTrip: boolean;
}

const NotPublic = () => <meta name="robots" content="noindex" />;

function Public({ document, said, isTrip }: PublicProps) {
  const { page, canonical, alternates, feed, structured } = document;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <link rel="alternate" type="application/atom+xml" title={page.fullName} href={feed} />
      <OpenGraph document={document} said={said} isTrip={isTrip} />
      {structured.map((data) => {
        const text = JSON.stringify(data).replaceAll('<', '\\u003c');
        return (
          <script key={text} type="application/ld+json">
            {text}
          </script>
        );
      })}
    </>
  );
}

interface Said {
  title: string;
  description: string;
}

const openGraphLocales: Catalogue<string> = { en: 'en_GB', tr: 'tr_TR' };

const OpenGraph = ({ document, said, isTrip }: PublicProps) => {
  const { page, canonical, picture } = document;
  return (
    <>
      <meta property="og:type" content={isTrip ? 'article' : 'profile'} />
      <meta property="og:site_name" content="Vaya" />
      <meta property="og:title" content={said.title} />
      <meta property="og:description" content={said.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={openGraphLocales[page.language]} />
      <meta property="og:image" content={picture.href} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={said.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};

function FirstPicture({ cover, portrait }: { cover: string | null; portrait: string | null }) {
  const [folder, kind, sizes] =
    cover === null ? ([portrait, 'portrait', '250px'] as const) : ([cover, 'cover', coverSizes] as const);
  if (folder === null) return null;
  const { src, srcSet } = sourcesOf(folder, kind);
  return <link rel="preload" as="image" href={src} imageSrcSet={srcSet} imageSizes={sizes} fetchPriority="high" />;
}

function Face({ font }: { font: BlogFont }) {
  const file = fileOfFace(font);
  return file && <link rel="preload" as="font" type="font/woff2" href={file} crossOrigin="" />;
}

const coverOf = ({ cover }: TripCard): string | null => (cover === null || cover.isElsewhere ? null : cover.source);

function saidOf(page: BlogPage, trip: TripCard | null): Said {
  const messages = blogMessages[page.language];
  if (trip !== null) {
    const title = titleOf(trip, messages);
    return {
      title: `${title} · ${page.fullName}`,
      description: firstSentences(trip.description ?? '', maxDescription) || `${title} · ${page.fullName}`,
    };
  }
  const { title, description } = page.sharing;
  return { title: title || `${page.fullName} · Vaya`, description: description || describe(page, messages) };
}

const describe = (page: BlogPage, messages: BlogMessages): string =>
  firstSentences(page.aboutMe, maxDescription) || messages.description(page.fullName, page.trips.length);

const maxDescription = 160;
