import type { BlogChoices, TextStyle, TripDisplay } from '#contract/blog.ts';
import { blogSections, pictureShapes, styledPageTexts, styledTripTexts } from '#contract/blog-choices.ts';
import { fontOf, numberBetween, picturePathOf, wholeBetween } from './blog-tokens.ts';
import { colourOf } from './css-colour.ts';
import { notValid, type Problem, problem } from './problems.ts';

export const notAHexColour = problem({
  en: 'Please enter a valid hex color (e.g., #ffffff)',
  tr: 'Lütfen geçerli bir renk kodu girin (ör. #ffffff)',
});

export const notAColour = problem({
  en: 'This is not a colour. Use a name such as tomato, or a code such as #ff6347.',
  tr: 'Bu bir renk değil. tomato gibi bir ad ya da #ff6347 gibi bir kod yazın.',
});

export interface ReadConfig {
  config: BlogChoices;
  /** By the way to what was left out, 'pageStyle.backgroundColor'. */
  problems: Record<string, Problem>;
}

/**
 * Takes of a config whatever is valid and leaves the rest out: what was just sent, what an older release has stored,
 * what somebody wrote by hand. Colours, fonts, sizes and pictures come out as tokens that are safe in a style sheet.
 */
export function parseBlogConfig(value: unknown): ReadConfig {
  const problems: Record<string, Problem> = {};
  const config = configShape(value, '', (at, found) => {
    problems[at] = found;
  });
  return { config: config ?? {}, problems };
}

type Note = (at: string, found: Problem) => void;
type Read<Value> = (value: unknown, at: string, note: Note) => Value | undefined;
type Shape = Readonly<Record<string, Read<unknown>>>;
type Shaped<Of extends Shape> = { [Name in keyof Of]?: Exclude<ReturnType<Of[Name]>, undefined> };

/** Nothing is no mistake: it is what a default stands for. */
const one =
  <Value>(parse: (value: unknown) => Value | null, found = notValid): Read<Value> =>
  (value, at, note) => {
    if (value === undefined || value === null) return undefined;
    const parsed = parse(value);
    if (parsed !== null) return parsed;
    note(at, found);
    return undefined;
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const within = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

const shaped =
  <Of extends Shape>(shape: Of): Read<Shaped<Of>> =>
  (value, at, note) => {
    const given = one((each) => (isRecord(each) ? each : null))(value, at, note);
    if (given === undefined) return undefined;
    const entries = Object.entries(shape).flatMap(([name, read]) => {
      const found = Object.hasOwn(given, name) ? read(given[name], within(at, name), note) : undefined;
      return found === undefined ? [] : [[name, found]];
    });
    return Object.fromEntries(entries) as Shaped<Of>;
  };

const byName =
  <Value>(read: Read<Value>, most: number): Read<Record<string, Value>> =>
  (value, at, note) => {
    const given = one((each) => (isRecord(each) ? each : null))(value, at, note);
    if (given === undefined) return undefined;
    const entries = Object.entries(given)
      .slice(0, most)
      .flatMap(([name, each]): [string, Value][] => {
        const found = read(each, within(at, name), note);
        return found === undefined ? [] : [[name, found]];
      });
    return Object.fromEntries(entries);
  };

/** An edit leaves most of a config as it was: what was found to be sound is not read again. */
const readOnce = <Value extends object>(read: Read<Value>): Read<Value> => {
  const known = new WeakMap<object, Value>();
  return (value, at, note) => {
    const found = isRecord(value) ? known.get(value) : undefined;
    if (found) return found;
    let isSound = true;
    const parsed = read(value, at, (...told) => {
      isSound = false;
      note(...told);
    });
    if (isSound && parsed !== undefined && isRecord(value)) known.set(value, parsed);
    return parsed;
  };
};

const flag = one((value) => (typeof value === 'boolean' ? value : null));
const colour = one(colourOf, notAColour);
const ids = one((value) =>
  Array.isArray(value) ? [...new Set(value.filter((each) => typeof each === 'string').slice(0, maxTrips))] : null,
);
const text = (most: number, shape: RegExp) =>
  one((value) => (typeof value === 'string' && value.length <= most && shape.test(value) ? value.trim() : null));
const among = <const Values extends readonly string[]>(values: Values) =>
  one((value): Values[number] | null => values.find((each) => each === value) ?? null);

const maxTrips = 5000;
const maxItems = 1000;
const items = byName(flag, maxItems);
const visibility = shaped({ items });

const textStyle: Read<TextStyle> = readOnce(
  shaped({
    color: colour,
    fontSize: one(wholeBetween(8, 96)),
    bold: flag,
    italic: flag,
    underline: flag,
  }),
);

const everyOf = <Name extends string, Value>(names: readonly Name[], read: Read<Value>) =>
  shaped(Object.fromEntries(names.map((name) => [name, read])) as Record<Name, Read<Value>>);

const tripDisplay: Read<TripDisplay> = shaped({
  showDescription: flag,
  showLocations: flag,
  showTripType: flag,
  showPeriod: flag,
  showItinerary: flag,
  itineraryItemsVisibility: items,
  textStyles: everyOf(styledTripTexts, textStyle),
});

const pageStyle = shaped({
  backgroundColor: one(colourOf, notAHexColour),
  fontFamily: one(fontOf),
  coverImageUrl: one(picturePathOf),
  coverImageStyle: shaped({ opacity: one(numberBetween(0, 1)), positionY: one(numberBetween(0, 100)) }),
  profilePictureStyle: readOnce(
    shaped({
      shape: among(pictureShapes),
      size: one(wholeBetween(100, 250)),
      borderColor: colour,
      borderWidth: one(wholeBetween(0, 15)),
    }),
  ),
  textStyles: everyOf(styledPageTexts, textStyle),
});

const configShape: Read<BlogChoices> = shaped({
  showEmail: flag,
  showPhoneNumber: flag,
  showLocations: flag,
  showServices: flag,
  showServiceOffers: flag,
  showLanguages: flag,
  showExpertises: flag,
  showSocialMedia: flag,
  socialMediaVisibility: visibility,
  locationsVisibility: visibility,
  servicesVisibility: visibility,
  serviceOffersVisibility: visibility,
  languagesVisibility: visibility,
  expertisesVisibility: visibility,
  contactsVisibility: visibility,
  displayOrder: everyOf(blogSections, one(numberBetween(-1000, 1000))),
  pageStyle,
  tripSettings: shaped({
    tripsPerRow: one(wholeBetween(1, 4)),
    visibleTrips: ids,
    highlightedTrips: ids,
    hideAllTrips: flag,
  }),
  vayaDisplaySettings: byName(readOnce(tripDisplay), maxTrips),
  language: among(['en', 'tr']),
  sharing: shaped({ title: text(60, /^\P{Cc}*$/u), description: text(160, /^(?:\P{Cc}|[\t\r\n])*$/u) }),
});
