import type { BlogChoices } from '#contract/blog.ts';
import { blogFonts, blogSections, pictureShapes, styledPageTexts, styledTripTexts } from '#contract/blog-choices.ts';
import { languages } from '#contract/language.ts';
import { picturePathOf } from './blog-tokens.ts';
import { colourOf } from './css-colour.ts';
import { notValid, type Problem, problem } from './problems.ts';
import * as z from './zod.ts';

export const notAHexColour = problem({
  en: 'Please enter a valid hex color (e.g., #ffffff)',
  tr: 'Lütfen geçerli bir renk kodu girin (ör. #ffffff)',
});

export const notAColour = problem({
  en: 'This is not a colour. Use a name such as tomato, or a code such as #ff6347.',
  tr: 'Bu bir renk değil. tomato gibi bir ad ya da #ff6347 gibi bir kod yazın.',
});

const problemsByName: Readonly<Record<string, Problem>> = {
  backgroundColor: notAHexColour,
  borderColor: notAColour,
  color: notAColour,
};

export interface ReadConfig {
  config: BlogChoices;
  /** Keyed by path: 'pageStyle.backgroundColor'. */
  problems: Record<string, Problem>;
}

/** Keeps the valid fields of a config and drops the others. Colours, fonts, sizes and pictures become tokens that are safe in CSS. */
export function parseBlogConfig(value: unknown): ReadConfig {
  const result = z.safeParse(blogConfig, value);
  if (result.success) return { config: result.data, problems: {} };
  const paths = result.error.issues.map(({ path }) => path.map(String));
  const problems = paths
    .filter((path) => !isNothing(valueAt(value, path)))
    .map((path) => [path.join('.'), problemsByName[path.at(-1) ?? ''] ?? notValid]);
  return { config: z.parse(blogConfig, without(value, paths)), problems: Object.fromEntries(problems) };
}

/** Null means the default, as a missing field does. */
const isNothing = (value: unknown): boolean => value === undefined || value === null;

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((parent, name) => Object(parent)[name], value);

/** Parts without an invalid field stay the same objects, so that they are not parsed again. */
function without(value: unknown, paths: readonly string[][]): object {
  const byName = Map.groupBy(paths, ([name]) => name);
  if (byName.has(undefined)) return {};
  const entries = Object.entries(Object(value)).flatMap(([name, part]) => {
    const inner = byName.get(name)?.map((path) => path.slice(1));
    if (!inner) return [[name, part]];
    return inner.some((path) => path.length === 0) ? [] : [[name, without(part, inner)]];
  });
  return Object.fromEntries(entries);
}

/** An edit leaves most parts of a config as they are: their parsed objects are reused, which keeps what is memoized by them. */
function parseOnce<Value extends object>(schema: z.ZodMiniType<Value>) {
  const parsed = new WeakMap<object, Value>();
  return z.transform((value: object, { issues }): Value => {
    const known = parsed.get(value);
    if (known) return known;
    const result = z.safeParse(schema, value);
    // What was parsed is parsed: a stored config becomes settings without a second reading.
    if (result.success) parsed.set(value, result.data).set(result.data, result.data);
    else for (const { path } of result.error.issues) issues.push({ code: 'custom', path, input: value });
    return result.data ?? z.NEVER;
  });
}

/** '24px' is a number as well. */
const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,3}(px)?$/.test(value) ? Number.parseInt(value, 10) : value;

const between = (min: number, max: number, number = z.number()) =>
  z.pipe(z.transform(numberIn), number.check(z.gte(min), z.lte(max)));
const wholeBetween = (min: number, max: number) => between(min, max, z.int());
const text = (max: number, shape: RegExp) => z.string().check(z.maxLength(max), z.regex(shape), z.trim());
const fields = <Shape extends z.core.$ZodShape>(shape: Shape) => z.partial(z.object(shape));
const fieldsOf = <Name extends string, Field extends z.ZodMiniType>(names: readonly Name[], field: Field) =>
  fields(Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>);

const flag = z.boolean();
const colour = z.pipe(z.transform(colourOf), z.string());
const items = z.record(z.string(), flag);
const visibility = fields({ items });
const ids = z.pipe(
  z.array(z.unknown()),
  z.transform((list) => [...new Set(list.filter((each) => typeof each === 'string'))]),
);

const textStyle = parseOnce(
  fields({ color: colour, fontSize: wholeBetween(8, 96), bold: flag, italic: flag, underline: flag }),
);

const tripDisplay = fields({
  showDescription: flag,
  showLocations: flag,
  showTripType: flag,
  showPeriod: flag,
  showItinerary: flag,
  itineraryItemsVisibility: items,
  textStyles: fieldsOf(styledTripTexts, textStyle),
});

const pageStyle = fields({
  backgroundColor: colour,
  fontFamily: z.enum(blogFonts),
  coverImageUrl: z.pipe(z.transform(picturePathOf), z.string()),
  coverImageStyle: fields({ opacity: between(0, 1), positionY: between(0, 100) }),
  profilePictureStyle: parseOnce(
    fields({
      shape: z.enum(pictureShapes),
      size: wholeBetween(100, 250),
      borderColor: colour,
      borderWidth: wholeBetween(0, 15),
    }),
  ),
  textStyles: fieldsOf(styledPageTexts, textStyle),
});

const blogConfig: z.ZodMiniType<BlogChoices> = fields({
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
  displayOrder: fieldsOf(blogSections, between(-1000, 1000)),
  pageStyle,
  tripSettings: fields({
    tripsPerRow: wholeBetween(1, 4),
    visibleTrips: ids,
    highlightedTrips: ids,
    hideAllTrips: flag,
  }),
  vayaDisplaySettings: z.record(z.string(), parseOnce(tripDisplay)),
  language: z.enum(languages),
  sharing: fields({ title: text(60, /^\P{Cc}*$/u), description: text(160, /^(?:\P{Cc}|[\t\r\n])*$/u) }),
});
