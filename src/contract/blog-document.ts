import type { BlogPage } from './blog-page.ts';
import type { JourneyMap } from './journey-map.ts';
import type { Language } from './language.ts';
import type { PlainPage, PlainText } from './plain-page.ts';
import type { ShareCard } from './share-card.ts';
import type { VisitorPage } from './visitor-page.ts';

/** All that one page of a blog is written from. */
export interface BlogDocument {
  page: BlogPage;
  /** The trip that the page is about, among its neighbours; null for the creator's own page. */
  tripId: string | null;
  /** Which of the pages among which its trips are divided, from 1. */
  part: number;
  /** The private address of a trip that is not published; null for a public page. */
  draft: string | null;
  /** Where it is found in this language, and in each: whole addresses. */
  canonical: string;
  alternates: readonly { language: string; href: string }[];
  map: JourneyMap | null;
  /** Whether the trip's page links the form for questions. */
  takesQuestions: boolean;
  /** What stands for the page where it is shared. */
  picture: SharePicture;
  /** The whole address of the Atom feed. */
  feed: string;
  /** What machines read of it, as JSON-LD. */
  structured: readonly object[];
  assets: BlogAssets;
}

export interface SharePicture {
  href: string;
  width: number;
  height: number;
}

export interface BlogAssets {
  /** The style sheet of all blogs. */
  style: string;
  /** The address of the app's script, for the page's owner. */
  app: string;
}

/** An address of a blog at which there is no page. */
export interface MissingPage {
  username: string;
  language: Language;
  ownLanguage: Language;
  /** The blog that is there, without such a page; null where there is none. */
  blog: Pick<BlogPage, 'address' | 'fullName'> | null;
}

export interface MissingDocument extends Omit<MissingPage, 'blog'> {
  /** Its design is that of the missing page. */
  blog: BlogPage | null;
  assets: BlogAssets;
}

export interface RenderedPage {
  html: string;
  /** What stands inline, word by word, for a policy to name. */
  styles: readonly string[];
  scripts: readonly string[];
  /** A second origin of pictures, next to this server. */
  pictureHosts: readonly string[];
}

/** The built components that render pages on the server. */
export interface BlogRenderer {
  renderBlog(document: BlogDocument): RenderedPage;
  shareCard(page: BlogPage, tripId: string | null): ShareCard;
  renderMissing(document: MissingDocument): RenderedPage;
  renderVisitorPage(page: VisitorPage, assets: BlogAssets): RenderedPage;
  plainPage(page: PlainPage): PlainText;
}
