import type { BlogFont, StyledPageText } from '#contract/blog-choices.ts';
import type { BlogStyle, Sharing } from '#contract/blog-page.ts';
import type { Language } from '#contract/language.ts';
import { colourOf } from '#rules/css-colour.ts';
import { backgroundProblem } from './background-problem.ts';
import type { BlogFacts } from './blog-facts.ts';
import type { SettingValue } from './blog-setting.ts';
import { type TextChange, textWrites } from './edit-text.ts';
import type { PageSetting } from './page-settings.ts';
import type { ReadSettings } from './read-setting.ts';
import { unreadableTexts } from './unreadable-texts.ts';
import type { Write } from './write-setting.ts';

export interface PageEdits {
  'page.background': { colour: string };
  /** Texts with too little contrast get the nearest readable colour. */
  'page.readable': object;
  'page.font': { font: BlogFont };
  'page.tripsPerRow': { count: number };
  'page.language': { language: Language };
  'page.sharing': Partial<Sharing>;
  'cover.set': { folder: string | null };
  'cover.style': { opacity?: number; positionY?: number };
  'picture.style': Partial<BlogStyle['picture']>;
  'page.text': { text: StyledPageText; change: TextChange };
}

interface Now {
  read: ReadSettings;
  facts: BlogFacts;
}

type Writers = { [Type in keyof PageEdits]: (edit: PageEdits[Type], now: Now) => readonly Write[] };

export const pageWriters: Writers = {
  'page.background': ({ colour }) => given('backgroundColor', backgroundProblem(colour) ? null : colourOf(colour)),
  'page.readable': (_, { read, facts }) =>
    unreadableTexts(read.settings, facts).map(({ setting, better }): Write => [setting, better]),
  'page.font': ({ font }) => given('fontFamily', font),
  'page.tripsPerRow': ({ count }) => given('tripsPerRow', count),
  'page.language': ({ language }) => given('language', language),
  'page.sharing': ({ title, description }) => [
    ...given('sharingTitle', title),
    ...given('sharingDescription', description),
  ],
  'cover.set': ({ folder }) => [[{ kind: 'page', name: 'coverImageUrl' }, folder]],
  'cover.style': ({ opacity, positionY }) => [...given('coverOpacity', opacity), ...given('coverPosition', positionY)],
  'picture.style': ({ shape, size, borderColor, borderWidth }) => [
    ...given('pictureShape', shape),
    ...given('pictureSize', size),
    ...given('pictureBorderColor', colourOf(borderColor)),
    ...given('pictureBorderWidth', borderWidth),
  ],
  'page.text': ({ text, change }) => textWrites(change, (name) => ({ kind: 'pageText', text, name })),
};

const given = (name: PageSetting, value: SettingValue | undefined): readonly Write[] =>
  value === undefined || value === null ? [] : [[{ kind: 'page', name }, value]];
