import type { BlogFont } from './blog-choices.ts';
import type { BlogPage, BlogStyle, TripCard } from './blog-page.ts';
import type { JourneyMap } from './journey-map.ts';
import type { Language } from './language.ts';
import type { QuestionReply } from './question.ts';
import type { PictureFocus } from './trip-choices.ts';

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

/** All that the picture of a shared page is drawn from. */
export interface ShareCard {
  title: string;
  /** Where and when, or what the blog says of itself. */
  line: string;
  /** The name of the creator; empty where it is the title. */
  name: string;
  font: BlogFont;
  colours: Record<'background' | 'title' | 'muted' | 'accent' | 'water', string>;
  /** SVG, for a page without a cover. */
  sea: string;
  cover: { folder: string; focus: PictureFocus; opacity: number } | null;
  portrait: ({ folder: string } & Pick<BlogStyle['picture'], 'shape' | 'borderColor' | 'borderWidth'>) | null;
}

/** A page of the blog on which a visitor asks about a trip or follows its creator, or reads what came of it. */
export interface VisitorPage {
  page: BlogPage;
  /** Null where it is no longer published. */
  trip: TripCard | null;
  content: VisitorContent;
  /** Why the last form was rejected. */
  error: string | null;
}

export type VisitorContent =
  | { kind: 'form'; form: QuestionFormState }
  | { kind: 'sent' }
  | { kind: 'confirm'; tripTitle: string; message: string }
  | { kind: 'confirmed' }
  | ({ kind: 'thread'; typed: string } & QuestionThread)
  | ({ kind: 'follow' } & FollowStep)
  | { kind: 'problem'; text: string };

export interface FollowStep {
  title: string;
  lead: string;
  /** Null where there is nothing left to do here. */
  form: { email: { label: string; value: string; isInvalid: boolean } | null; button: string } | null;
  note: string | null;
}

export interface QuestionFormState {
  /** Sent with the form, so that a second press does not ask twice. */
  key: string;
  typed: QuestionTyped;
  errors: Partial<Record<keyof QuestionTyped, string>>;
}

export interface QuestionTyped {
  name: string;
  email: string;
  message: string;
}

export interface QuestionThread {
  tripTitle: string;
  messages: Pick<QuestionReply, 'by' | 'text'>[];
  /** 'closed' once the thread has ended. */
  waitingFor: 'visitor' | 'creator' | 'closed';
}

/** A page of the app that also works without scripts. */
export interface PlainPage {
  kind: 'terms' | 'privacy';
  language: Language;
  supportEmail: string | null;
}

/** What such a page shows where no scripts run. */
export interface PlainText {
  title: string;
  /** HTML. */
  body: string;
  language: Language;
}
