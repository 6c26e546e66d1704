import type { StyledPageText, StyledTripText } from '#contract/blog-choices.ts';
import { colourOf } from '#rules/css-colour.ts';
import { backgroundProblem } from './background-problem.ts';
import type { BlogEdit } from './blog-edit.ts';

/** A setting whose colour can be typed. */
export type ColourSetting =
  | { kind: 'page'; name: 'backgroundColor' | 'pictureBorderColor' }
  | { kind: 'pageText'; text: StyledPageText; name: 'color' }
  | { kind: 'tripText'; trip: string; text: StyledTripText; name: 'color' };

/** Returns '#rrggbb', or null for what is no colour of this setting. */
export const readColour = (setting: ColourSetting, text: string): string | null =>
  isBackground(setting) && backgroundProblem(text) !== null ? null : colourOf(text);

export const isBackground = (setting: ColourSetting): boolean =>
  setting.kind === 'page' && setting.name === 'backgroundColor';

export function colourEdit(setting: ColourSetting, color: string): BlogEdit {
  switch (setting.kind) {
    case 'page':
      return isBackground(setting)
        ? { type: 'page.background', colour: color }
        : { type: 'picture.style', borderColor: color };
    case 'pageText':
      return { type: 'page.text', text: setting.text, change: { color } };
    case 'tripText':
      return { type: 'trip.text', trip: setting.trip, text: setting.text, change: { color } };
  }
}
