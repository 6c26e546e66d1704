import type { BlogChoices } from '#contract/blog.ts';
import { styledPageTexts, styledTripTexts } from '#contract/blog-choices.ts';
import type { UnsavedDraft } from '#machines/blog-editing/draft.ts';
import type { ColourSetting } from '#machines/rules/colour-setting.ts';
import { defineStored } from '#machines/storage.ts';
import { withLaterFields } from '#rules/later-fields.ts';
import * as z from '#rules/zod.ts';

const config: z.ZodMiniType<BlogChoices> = z.pipe(
  z.custom<BlogChoices>((value) => typeof value === 'object' && value !== null),
  z.transform(withLaterFields),
);
const colourSetting: z.ZodMiniType<ColourSetting> = z.union([
  z.object({ kind: z.literal('page'), name: z.enum(['backgroundColor', 'pictureBorderColor']) }),
  z.object({ kind: z.literal('pageText'), text: z.enum(styledPageTexts), name: z.literal('color') }),
  z.object({ kind: z.literal('tripText'), trip: z.string(), text: z.enum(styledTripTexts), name: z.literal('color') }),
]);
const typedColour = z.object({ setting: colourSetting, text: z.string(), colour: z.string(), isLeft: z.boolean() });

const draft: z.ZodMiniType<UnsavedDraft> = z.object({
  base: z.object({
    config,
    version: z.number(),
    updatedAt: z.nullable(z.number()),
    published: z.exactOptional(config),
  }),
  draft: config,
  history: z.object({ past: z.array(config), future: z.array(config), openStep: z.nullable(z.string()) }),
  conflictPaths: z.array(z.string()),
  unconfirmed: z.array(config),
  typedColours: z.exactOptional(z.record(z.string(), typedColour)),
});

/** Stringifying a draft of many trips takes longer than drawing it. */
const delayMs = 100;

export const storedDraft = (owner: string | null, username: string) =>
  defineStored({ key: `vaya.blog.${username}`, area: 'session', schema: draft, owner, delayMs });
