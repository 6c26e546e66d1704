import type { BlogChoices } from '#contract/blog.ts';
import { parseBlogConfig } from './blog-config.ts';
import { coupled } from './blog-coupling.ts';
import type { BlogFacts } from './blog-facts.ts';
import { isSameConfig } from './config-changes.ts';
import { type PageEdits, pageWriters } from './edit-page.ts';
import { type SectionEdits, sectionWriters } from './edit-sections.ts';
import { type TripEdits, tripWriters } from './edit-trips.ts';
import { type ReadSettings, readSettings } from './read-setting.ts';
import { type Write, written } from './write-setting.ts';

type Edits = SectionEdits & TripEdits & PageEdits;
type EditType = keyof Edits;

/** One thing that somebody does to the config of their blog, as it is told to the chart. */
export type BlogEdit<Type extends EditType = EditType> = { [Each in Type]: { type: Each } & Edits[Each] }[Type];

/**
 * A config after an edit, with whatever goes with it: what somebody just did is what they see. What cannot be done changes
 * nothing, and what changes nothing gives the very same config.
 */
export function edited(config: BlogChoices, edit: BlogEdit, about: BlogFacts): BlogChoices {
  const start = coupled(config, about);
  const writes = writesOf(edit, { read: readSettings(start, about), about });
  const next = writes.reduce((each, write) => written(each, write, about), start);
  if (isUntouched(start, next, about) || Object.keys(parseBlogConfig(next).problems).length > 0) return config;
  return coupled(next, about);
}

/** A blank at the end of a word is no change yet, but somebody is about to type the next one. */
const isUntouched = (one: BlogChoices, other: BlogChoices, about: BlogFacts): boolean =>
  isSameConfig(one, other, about) &&
  (['title', 'description'] as const).every((name) => (one.sharing?.[name] ?? '') === (other.sharing?.[name] ?? ''));

interface Now {
  read: ReadSettings;
  about: BlogFacts;
}

type Writers = { [Type in EditType]: (edit: Edits[Type], now: Now) => readonly Write[] };
const writers: Writers = { ...sectionWriters, ...tripWriters, ...pageWriters };

const writesOf = <Type extends EditType>(edit: BlogEdit<Type>, now: Now): readonly Write[] =>
  writers[edit.type](edit, now);
