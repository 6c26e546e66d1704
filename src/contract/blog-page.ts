import type { BlogFont, BlogSectionKey, StyledPageText, StyledTripText } from './blog-choices.ts';
import type { Language } from './language.ts';
import type { RichText } from './rich-text.ts';
import type { PictureFocus } from './trip-choices.ts';

/** Who looks at a blog. */
export type Audience = 'visitor' | 'sponsor' | 'owner' | 'staff';

/** A creator's page as it is drawn: resolved, without anything hidden, and free of whatever could break out of a style or a link. */
export interface BlogPage {
  creatorId: string;
  username: string;
  /** Its one address, '/blog/{username}'. */
  address: string;
  audience: Audience;
  language: Language;
  /** The one that its owner chose; the page may be read in another. */
  ownLanguage: Language;
  fullName: string;
  aboutMe: string;
  /** The folder of a picture, under the host of pictures. */
  portrait: string | null;
  cover: string | null;
  social: readonly SocialLink[];
  /** In their order; none is empty. */
  sections: readonly BlogSection[];
  /** In the order of the page: the highlighted one, the next ones, the past ones from the newest, those without days. */
  trips: readonly TripCard[];
  tripsPerRow: number;
  style: BlogStyle;
  sharing: Sharing;
  /** The day on which the page was resolved. */
  today: string;
}

export interface SocialLink {
  platform: 'instagram' | 'youtube' | 'tiktok';
  handle: string;
  href: string;
}

export type BlogSection = { key: 'contact'; items: readonly ContactItem[] } | ListSection;

export interface ListSection {
  key: Exclude<BlogSectionKey, 'contact'>;
  items: readonly SectionItem[];
}

export interface ContactItem {
  id: 'email' | 'phone';
  text: string;
  href: string;
}

export interface SectionItem {
  id: string;
  /** A city, a language, an expertise, a service or an offer. */
  text: string;
  /** A location's state and country, for where one line is not enough. */
  stateName?: string;
  countryName?: string;
  /** Where a location is, if that is known. */
  latitude?: number | undefined;
  longitude?: number | undefined;
  /** How well a language is spoken, or an expertise is known: a code. */
  level?: string;
}

export interface TripCard {
  id: string;
  /** Its one address, '/blog/{username}/{trip}'. */
  address: string;
  /** Empty where it has none. */
  title: string;
  /** What is null is hidden; what is empty is missing. */
  description: string | null;
  /** The same with its formatting; null also where the server knows none. */
  story: RichText | null;
  places: readonly TripPlace[] | null;
  tripType: string | null;
  /** In dollars, above 0. */
  price: number | null;
  days: Days | null;
  phase: 'past' | 'ongoing' | 'upcoming' | null;
  /** By day; null where hidden. */
  itinerary: readonly TripItem[] | null;
  cover: TripCover | null;
  pictures: readonly TripPicture[];
  /** By day; none where the itinerary is hidden. */
  dayTexts: readonly TripDayText[];
  /** Those that the creator shows, the newest first. */
  questions: readonly TripQuestion[];
  isHighlighted: boolean;
  styles: Readonly<Record<StyledTripText, TextTokens>>;
  createdAt: number;
  updatedAt: number;
}

export interface Days {
  from: string;
  to: string;
}

export interface TripPlace {
  cityName: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
  timeZone?: string | undefined;
}

export interface TripItem {
  id: string;
  type: string;
  name: string;
  dayNumber: number;
  date: string | null;
  time: string | null;
  address: string | null;
}

/** The folder of a picture under the host of pictures, or a whole address of another host. */
export interface TripCover {
  source: string;
  isElsewhere: boolean;
  focus?: PictureFocus | undefined;
}

export interface TripDayText {
  dayNumber: number;
  text: RichText;
}

export interface TripQuestion {
  id: string;
  question: string;
  answer: string;
}

export interface TripPicture {
  /** The folder of a picture under the host of pictures. */
  source: string;
  alt: string;
  caption: string;
  focus?: PictureFocus | undefined;
  /** Null for a picture of the whole trip. */
  dayNumber: number | null;
}

/** Values that are safe in a style sheet: a colour is '#rrggbb', a size a whole number of pixels. */
export interface TextTokens {
  color: string;
  fontSize: number;
  bold: boolean;
  italic: boolean;
  underline: boolean;
}

export interface BlogStyle {
  background: string;
  font: BlogFont;
  coverOpacity: number;
  /** In percent. */
  coverPosition: number;
  picture: { shape: 'circle' | 'square'; size: number; borderColor: string; borderWidth: number };
  texts: Readonly<Record<StyledPageText, TextTokens>>;
}

/** What the owner wants said of the page; empty where nothing was. */
export interface Sharing {
  title: string;
  description: string;
}
