import type { BlogChoices } from '#contract/blog.ts';
import { parseBlogConfig } from '#rules/blog-config.ts';
import { coupled } from './blog-coupling.ts';
import type { BlogFacts } from './blog-facts.ts';
import { type PageEdits, pageWriters } from './edit-page.ts';
import { type SectionEdits, sectionWriters } from './edit-sections.ts';
import { type TripEdits, tripWriters } from './edit-trips.ts';
import { isSameValue, type ReadSettings, readSettings, settingValue } from './read-setting.ts';
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
  const read = readSettings(start, about);
  const writes = writesOf(edit, { read, about }).filter(
    (write) => !isSo(write, start, read) && isPossible(write, about),
  );
  if (writes.length === 0) return config;
  return coupled(
    writes.reduce((each, write) => written(each, write, about), start),
    about,
  );
}

/** A blank at the end of a word says nothing yet, but somebody is about to type the next one. */
const isSo = ([setting, value]: Write, { sharing }: BlogChoices, read: ReadSettings): boolean =>
  isSameValue(setting.kind === 'sharing' ? (sharing?.[setting.name] ?? '') : settingValue(setting, read), value);

const isPossible = (write: Write, about: BlogFacts): boolean =>
  Object.keys(parseBlogConfig(written({}, write, about)).problems).length === 0;

interface Now {
  read: ReadSettings;
  about: BlogFacts;
}

type Writers = { [Type in EditType]: (edit: Edits[Type], now: Now) => readonly Write[] };
const writers: Writers = { ...sectionWriters, ...tripWriters, ...pageWriters };

const writesOf = <Type extends EditType>(edit: BlogEdit<Type>, now: Now): readonly Write[] =>
  writers[edit.type](edit, now);
