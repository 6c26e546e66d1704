import type { TextTokens } from '#contract/blog-page.ts';
import { colourOf } from '#rules/css-colour.ts';
import { type BlogSetting, textNames } from './blog-setting.ts';
import type { Write } from './write-setting.ts';

export type TextChange = Partial<TextTokens>;

export const textWrites = (change: TextChange, settingOf: (name: keyof TextTokens) => BlogSetting): readonly Write[] =>
  textNames.flatMap((name): Write[] => {
    const value = name === 'color' ? colourOf(change.color) : change[name];
    return value === undefined || value === null ? [] : [[settingOf(name), value]];
  });
