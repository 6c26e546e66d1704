import { styledPageTexts, styledTripTexts } from '#contract/blog-choices.ts';
import type { TextTokens } from '#contract/blog-page.ts';
import type { BlogSettings } from '#rules/blog-settings.ts';
import type { BlogFacts } from './blog-facts.ts';
import { paletteOf } from './blog-palette.ts';
import type { BlogSetting } from './blog-setting.ts';
import { isUnreadableDefault, minContrast } from './contrast.ts';
import { readableColour } from './readable-colour.ts';

export interface UnreadableText {
  setting: Extract<BlogSetting, { kind: 'pageText' | 'tripText' }>;
  /** The nearest readable colour. */
  better: string;
}

export function unreadableTexts({ style, tripOf }: BlogSettings, { trips }: BlogFacts): UnreadableText[] {
  const ground = paletteOf(style.background).surface;
  return [
    ...styledPageTexts.flatMap((text) =>
      unreadable({ kind: 'pageText', text, name: 'color' }, style.texts[text], style.background),
    ),
    ...trips.flatMap(({ id: trip }) =>
      styledTripTexts.flatMap((text) =>
        unreadable({ kind: 'tripText', trip, text, name: 'color' }, tripOf(trip).styles[text], ground),
      ),
    ),
  ];
}

function unreadable(setting: UnreadableText['setting'], value: TextTokens, ground: string): UnreadableText[] {
  const better = isUnreadableDefault(value.color, ground)
    ? null
    : readableColour(value.color, ground, minContrast(value));
  return better === null ? [] : [{ setting, better }];
}
