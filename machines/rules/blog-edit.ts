import type { BlogChoices } from '#contract/blog.ts';
import { parseBlogConfig } from '#rules/blog-config.ts';
import { withCoupling } from './blog-coupling.ts';
import type { BlogFacts } from './blog-facts.ts';
import { type PageEdits, pageWriters } from './edit-page.ts';
import { type ProfileEdits, profileWriters } from './edit-profile.ts';
import { type SectionEdits, sectionWriters } from './edit-sections.ts';
import { type TripEdits, tripWriters } from './edit-trips.ts';
import { pageSetting } from './page-settings.ts';
import { isSameValue, type ReadSettings, readSettings, settingValue } from './read-setting.ts';
import { type Write, withSetting } from './write-setting.ts';

type Edits = ProfileEdits & SectionEdits & TripEdits & PageEdits;
type EditType = keyof Edits;

export type BlogEdit<Type extends EditType = EditType> = { [Each in Type]: { type: Each } & Edits[Each] }[Type];

/** Includes the changes that follow from the edit. Returns the same object if nothing changes, or if the edit is invalid. */
export function applyEdit(config: BlogChoices, edit: BlogEdit, facts: BlogFacts): BlogChoices {
  const start = withCoupling(config, facts);
  const read = readSettings(start, facts);
  const writes = writesOf(edit, { read, facts }).filter(
    (write) => !isUnchanged(write, start, read) && isPossible(write, facts),
  );
  if (writes.length === 0) return config;
  return withCoupling(
    writes.reduce((each, write) => withSetting(each, write, facts), start),
    facts,
  );
}

/** Typed text is compared untrimmed, so that a space between two words can be typed. */
const isUnchanged = ([setting, value]: Write, config: BlogChoices, read: ReadSettings): boolean => {
  const typed = setting.kind === 'page' ? pageSetting(setting.name).readTyped?.(config) : undefined;
  return isSameValue(typed ?? settingValue(setting, read), value);
};

const isPossible = (write: Write, facts: BlogFacts): boolean =>
  Object.keys(parseBlogConfig(withSetting({}, write, facts)).problems).length === 0;

interface Now {
  read: ReadSettings;
  facts: BlogFacts;
}

type Writers = { [Type in EditType]: (edit: Edits[Type], now: Now) => readonly Write[] };
const writers: Writers = { ...profileWriters, ...sectionWriters, ...tripWriters, ...pageWriters };

const writesOf = <Type extends EditType>(edit: BlogEdit<Type>, now: Now): readonly Write[] =>
  writers[edit.type](edit, now);
