import type {
  BlogAssets,
  BlogDocument,
  BlogRenderer,
  MissingDocument,
  RenderedPage,
  VisitorPage,
} from '#contract/blog-document.ts';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import type { Language } from '#contract/language.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { pageAround, pageInPart } from '#rules/trip-parts.ts';
import { type BlogMessages, blogMessages } from '#web/i18n/blog.messages.ts';
import { plainPage } from '#web/page/plain-page.tsx';
import { hostOfPictures } from '#web/ui/picture-sources.ts';
import '../ui/reset.css.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { turnPictures } from '#web/ui/turn-pictures.ts';
import { askAboutTripMessages } from './ask-about-trip.messages.ts';
import { link, links } from './blog.css.ts';
import { linkTo } from './blog-links.ts';
import { BlogMeta } from './blog-meta.tsx';
import { BlogNotFound, missingTexts } from './blog-not-found.tsx';
import { BlogView, FeedLink } from './blog-view.tsx';
import { FollowForm } from './follow-form.tsx';
import { MapOfAll, MapOfTrip } from './journey-map.tsx';
import { OwnerLinks, SessionBox } from './session-box.tsx';
import { ShareButton } from './share.tsx';
import { shareCard } from './share-card.tsx';
import { plainSheet, styleSheetOf } from './tokens.ts';
import * as css from './trip-page.css.ts';
import { TripView } from './trip-view.tsx';
import { VisitorView, visitorPageTitle } from './visitor-page.tsx';

export { plainPage, shareCard };

/** A complete page that works without scripts; React is not sent. */
export function renderBlog(document: BlogDocument): RenderedPage {
  const { tripId, part, map, draft, assets } = document;
  const trip = document.page.trips.find(({ id }) => id === tripId) ?? null;
  const page = trip === null ? pageInPart(document.page, part) : pageAround(document.page, trip);
  const messages = blogMessages[page.language];
  const session = draft === null ? <SessionBox blog={page} messages={messages} script={assets.app} /> : null;
  const ways = draft === null ? <OwnerLinks blog={page} messages={messages} /> : <DraftMark messages={messages} />;
  const feed = <FeedLink page={page} messages={messages} />;
  const follow = <FollowForm page={page} isInert={draft !== null} />;
  return {
    ...written({
      language: page.language,
      styles: [assets.style, sheetOf(page)],
      scripts: [...(draft === null ? [sessionScript, ...scriptsOf(page, trip)] : []), ...pictureScriptOf(trip)],
      head: <BlogMeta document={document} trip={trip} />,
      body:
        trip === null ? (
          <BlogView
            page={page}
            part={part}
            total={document.page.trips.length}
            hint="hidden"
            session={session}
            ways={ways}
            feed={feed}
            follow={follow}
            map={map && <MapOfAll map={map} page={page} messages={messages} />}
          />
        ) : (
          <TripView
            page={page}
            trip={trip}
            address={draft ?? trip.address}
            session={session}
            ways={ways}
            feed={feed}
            follow={follow}
            share={draft === null ? <ShareButton isHidden messages={messages} /> : null}
            map={map && <MapOfTrip map={map} trip={trip} language={page.language} messages={messages} />}
            question={document.takesQuestions ? <AskAboutTrip page={page} trip={trip} /> : null}
          />
        ),
    }),
    pictureHosts: hostsOf(page),
  };
}

const scriptsOf = (page: BlogPage, trip: TripCard | null): string[] =>
  trip !== null ? [shareScript] : page.trips.length > 0 ? [hintScript] : [];

const pictureScriptOf = (trip: TripCard | null): string[] =>
  trip !== null && trip.pictures.length > 1 ? [pictureScript] : [];

const DraftMark = ({ messages }: { messages: BlogMessages }) => (
  <span className={links}>
    <strong className={link}>{messages.draft}</strong>
  </span>
);

export function renderMissing({ assets, ...missing }: MissingDocument): RenderedPage {
  const { username, language, ownLanguage } = missing;
  const messages = blogMessages[language];
  const blog = { username, address: blogAddress(username), language, ownLanguage };
  const design = missing.blog && { ...missing.blog, trips: [] };
  return {
    ...written({
      language,
      styles: [assets.style, design ? sheetOf(design) : plainSheet],
      scripts: [sessionScript],
      head: <PlainMeta title={`${missingTexts(missing, messages).title} · Vaya`} />,
      body: (
        <BlogNotFound
          missing={missing}
          cover={design?.cover ?? null}
          ways={<OwnerLinks blog={blog} messages={messages} />}
          session={<SessionBox blog={blog} messages={messages} script={assets.app} />}
        />
      ),
    }),
    pictureHosts: design ? hostsOf(design) : [],
  };
}

export function renderVisitorPage(shown: VisitorPage, assets: BlogAssets): RenderedPage {
  const page = { ...shown.page, trips: [] };
  const isTypedInto = ['form', 'sent', 'thread'].includes(shown.content.kind);
  return {
    ...written({
      language: page.language,
      styles: [assets.style, sheetOf(page)],
      scripts: isTypedInto ? [questionScript] : [],
      head: <PlainMeta title={`${visitorPageTitle(shown)} · ${page.fullName}`} />,
      body: <VisitorView {...shown} />,
    }),
    pictureHosts: hostsOf(page),
  };
}

({ renderBlog, renderMissing, renderVisitorPage, plainPage, shareCard }) satisfies BlogRenderer;

const sheetOf = (page: BlogPage): string => `${styleSheetOf(page)}body{background:${page.style.background}}`;

const PlainMeta = ({ title }: { title: string }) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{title}</title>
    <meta name="robots" content="noindex" />
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
  </>
);

interface Parts {
  language: Language;
  styles: readonly string[];
  scripts: readonly string[];
  head: ReactNode;
  body: ReactNode;
}

function written({ language, styles, scripts, head, body }: Parts): Omit<RenderedPage, 'pictureHosts'> {
  const markup = renderToStaticMarkup(
    <html lang={language}>
      <head>
        {head}
        {styles.map((style) => (
          <style key={style}>{style}</style>
        ))}
      </head>
      <body>
        <div id="root">{body}</div>
        {scripts.map((script) => (
          <script key={script}>{script}</script>
        ))}
      </body>
    </html>,
  );
  return { html: `<!doctype html>${markup}`, styles, scripts };
}

const hostsOf = ({ trips }: BlogPage): string[] => {
  const elsewhere = trips.flatMap(({ cover }) => (cover?.isElsewhere ? [new URL(cover.source).origin] : []));
  return [...new Set([...hostOfPictures, ...elsewhere])];
};

/** The only scripts of public pages, written by hand to stay small. */
export const sessionScript =
  '{let s=document.getElementById("session"),d=s.dataset,l;try{l=localStorage}catch{}' +
  'if(l&&l.authToken&&l.currentUser&&l.currentBlog==d.of){' +
  's.firstChild.hidden=1;s.lastChild.hidden=document.getElementById("ways").hidden=0;' +
  'import(d.script)}}';

export const shareScript =
  '{let b=document.getElementById("share"),s=document.getElementById("share-status"),n=navigator,' +
  'url=document.querySelector("link[rel=canonical]").href,' +
  'c=async()=>{try{await n.clipboard.writeText(url);s.textContent=s.dataset.copied;setTimeout(()=>s.textContent="",3e3)}' +
  'catch{s.textContent=s.dataset.failed}};' +
  'b.hidden=0;' +
  'b.onclick=()=>n.share?n.share({title:document.title,url}).catch(e=>e.name=="AbortError"||c()):c()}';

export const pictureScript = `(${turnPictures})()`;

export const hintScript =
  '{let h=document.getElementById("hint"),r=document.documentElement,' +
  'o=()=>{h.dataset.over="";removeEventListener("scroll",s)},s=()=>{scrollY>100&&o()};' +
  'if(r.scrollHeight>innerHeight){h.hidden=0;setTimeout(o,5e3);addEventListener("scroll",s,{passive:!0});s()}}';

/** What is typed survives a reload until it is sent: then there is no form. Links of two questions differ in their token. */
const questionScript =
  '{let f=document.querySelector("form"),k="vaya.draft.question"+location.pathname+(/token=.{9}/.exec(location)||""),s;try{s=sessionStorage}catch{}' +
  'if(s)if(f){' +
  'f.oninput=()=>{let{key,seen,...d}=Object.fromEntries(new FormData(f));s[k]=JSON.stringify(d)};' +
  'for(let[n,v]of Object.entries(JSON.parse(s[k]||"{}")))f.elements[n].value||=v}' +
  'else delete s[k]}';

/** A link, so that the page of a trip stays free of scripts: the form is a page of the app. */
const AskAboutTrip = ({ page, trip }: { page: BlogPage; trip: TripCard }) => (
  <a className={css.ask} href={linkTo(page, `${trip.address}/ask`)} rel="nofollow">
    {askAboutTripMessages[page.language].ask}
  </a>
);
