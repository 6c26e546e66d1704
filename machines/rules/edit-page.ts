import type { BlogFont, StyledPageText } from '#contract/blog-choices.ts';
import type { BlogStyle, Sharing } from '#contract/blog-page.ts';
import type { Language } from '#contract/language.ts';
import { colourOf } from '#rules/css-colour.ts';
import { backgroundProblem } from './background-problem.ts';
import type { BlogFacts } from './blog-facts.ts';
import type { BlogSetting, SettingValue } from './blog-setting.ts';
import { type TextChange, textWrites } from './edit-text.ts';
import type { ReadSettings } from './read-setting.ts';
import { unreadableTexts } from './unreadable-texts.ts';
import type { Write } from './write-setting.ts';

export interface PageEdits {
  'page.background': { colour: string };
  /** Every text that cannot be read on the background takes the nearest colour that can. */
  'page.readable': object;
  'page.font': { font: BlogFont };
  'page.tripsPerRow': { count: number };
  'page.language': { language: Language };
  'page.sharing': Partial<Sharing>;
  /** The folder of a picture, or none. */
  'cover.set': { folder: string | null };
  'cover.style': { opacity?: number; positionY?: number };
  'picture.style': Partial<BlogStyle['picture']>;
  'page.text': { text: StyledPageText; change: TextChange };
}

interface Now {
  read: ReadSettings;
  about: BlogFacts;
}

type Writers = { [Type in keyof PageEdits]: (edit: PageEdits[Type], now: Now) => readonly Write[] };

export const pageWriters: Writers = {
  'page.background': ({ colour }) =>
    given({ kind: 'page', name: 'backgroundColor' }, backgroundProblem(colour) ? null : colourOf(colour)),
  'page.readable': (_, { read, about }) =>
    unreadableTexts(read.settings, about).map(({ setting, better }): Write => [setting, better]),
  'page.font': ({ font }) => [[{ kind: 'page', name: 'fontFamily' }, font]],
  'page.tripsPerRow': ({ count }) => [[{ kind: 'tripsPerRow' }, count]],
  'page.language': ({ language }) => [[{ kind: 'language' }, language]],
  'page.sharing': ({ title, description }) => [
    ...given({ kind: 'sharing', name: 'title' }, title),
    ...given({ kind: 'sharing', name: 'description' }, description),
  ],
  'cover.set': ({ folder }) => [[{ kind: 'page', name: 'coverImageUrl' }, folder]],
  'cover.style': ({ opacity, positionY }) => [
    ...given({ kind: 'cover', name: 'opacity' }, opacity),
    ...given({ kind: 'cover', name: 'positionY' }, positionY),
  ],
  'picture.style': ({ shape, size, borderColor, borderWidth }) => [
    ...given({ kind: 'picture', name: 'shape' }, shape),
    ...given({ kind: 'picture', name: 'size' }, size),
    ...given({ kind: 'picture', name: 'borderColor' }, colourOf(borderColor)),
    ...given({ kind: 'picture', name: 'borderWidth' }, borderWidth),
  ],
  'page.text': ({ text, change }) => textWrites(change, (name) => ({ kind: 'pageText', text, name })),
};

const given = (setting: BlogSetting, value: SettingValue | undefined): readonly Write[] =>
  value === undefined || value === null ? [] : [[setting, value]];
