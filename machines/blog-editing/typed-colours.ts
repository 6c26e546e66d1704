import { applyEdit } from '#machines/rules/blog-edit.ts';
import { type BlogSetting, pathOf } from '#machines/rules/blog-setting.ts';
import { type ColourSetting, colourEdit, isBackground, readColour } from '#machines/rules/colour-setting.ts';
import { readSettings, settingValue } from '#machines/rules/read-setting.ts';
import { type Context, previewedDraft, type TypedColour, type TypedColours } from './draft.ts';

export type TypedText = Pick<TypedColour, 'setting' | 'text'>;
type Typing = Pick<Context, 'draft' | 'facts' | 'pendingColour' | 'typedColours'>;

const currentValue = (context: Typing, setting: BlogSetting) =>
  settingValue(setting, readSettings(previewedDraft(context), context.facts));

const currentColour = (context: Typing, setting: ColourSetting): string => String(currentValue(context, setting));

/** The typed text of a field; null once the colour was changed in another way. */
export function typedColourIn(context: Typing, setting: ColourSetting): TypedColour | null {
  const typed = context.typedColours[pathOf(setting)];
  return typed !== undefined && typed.colour === currentColour(context, setting) ? typed : null;
}

const isInvalid = ({ setting, text }: TypedColour): boolean => readColour(setting, text) === null;

/** A field that was left with a text that is no colour. */
export const isColourRejected = (typed: TypedColour | null): boolean => typed?.isLeft === true && isInvalid(typed);

/** Texts that are no colours, of fields that the owner can reach. */
export const invalidColoursIn = (context: Typing): readonly TypedColour[] =>
  Object.values(context.typedColours).filter(
    (typed) =>
      isInvalid(typed) &&
      typedColourIn(context, typed.setting) !== null &&
      (typed.setting.kind !== 'tripText' || currentValue(context, { kind: 'trip', trip: typed.setting.trip }) === true),
  );

export type ColourTab = 'general' | 'profile' | 'trips';

/** Where the first of them stands. */
export function invalidColourTab(context: Typing): ColourTab {
  const setting = invalidColoursIn(context)[0]?.setting;
  if (setting === undefined || isBackground(setting)) return 'general';
  return setting.kind === 'tripText' ? 'trips' : 'profile';
}

/** The edit that a typed text makes; null if it is no colour, or the present one. */
export function typedEdit(context: Typing, { setting, text }: TypedText) {
  const colour = readColour(setting, text);
  if (colour === null) return null;
  const edit = colourEdit(setting, colour);
  const draft = previewedDraft(context);
  return applyEdit(draft, edit, context.facts) === draft ? null : edit;
}

export function withTyped(context: Typing, { setting, text }: TypedText) {
  const path = pathOf(setting);
  const isLeft = typedColourIn(context, setting)?.isLeft ?? false;
  const colour = readColour(setting, text) ?? currentColour(context, setting);
  return { typedColours: { ...context.typedColours, [path]: { setting, text, colour, isLeft } } };
}

/** Once a field is left, it keeps its text only if that is no colour. */
export function withFieldsLeft(context: Typing): Pick<Context, 'typedColours'> {
  if (Object.keys(context.typedColours).length === 0) return { typedColours: context.typedColours };
  return { typedColours: typedColoursOf(invalidColoursIn(context).map((typed) => ({ ...typed, isLeft: true }))) };
}

export const typedColoursOf = (typed: readonly TypedColour[]): TypedColours =>
  Object.fromEntries(typed.map((each) => [pathOf(each.setting), each]));
