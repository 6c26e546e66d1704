import { isLinkAddress, maxLinkLength } from './link-address.ts';
import { plainText, richTextOf } from './rich-text-words.ts';
import { maxDayTextLength, maxDescriptionLength } from './trip-choices.ts';
import * as z from './zod-mini.ts';

/** Each block of words, item and line break is at least one character of the plain text, so the text bounds them too. */
const maxNodes = maxDescriptionLength;

const withoutBidiControls = (text: string): string => text.replace(/\p{Bidi_Control}+/gu, '');

const mark = z.union([
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.string().check(z.maxLength(maxLinkLength), z.refine(isLinkAddress)) }),
  }),
]);

const inline = z.union([
  z.strictObject({
    type: z.literal('text'),
    marks: z.exactOptional(z.array(mark).check(z.maxLength(3))),
    text: z
      .string()
      .check(
        z.overwrite(withoutBidiControls),
        z.minLength(1),
        z.maxLength(maxDescriptionLength),
        z.regex(/^(?:\P{Cc}|\t)*$/u),
      ),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
]);

const listOf = <Node extends z.ZodMiniType>(node: Node) => z.array(node).check(z.maxLength(maxNodes));

const line = z.exactOptional(listOf(inline));
const paragraph = z.strictObject({ type: z.literal('paragraph'), content: line });
const paragraphs = listOf(paragraph).check(z.minLength(1));

/** Lists and quotes hold paragraphs alone, so no document is deeper than a paragraph in an item in a list. */
const block = z.union([
  paragraph,
  z.strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.union([z.literal(1), z.literal(2)]) }),
    content: line,
  }),
  z.strictObject({
    type: z.enum(['bulletList', 'orderedList']),
    content: listOf(z.strictObject({ type: z.literal('listItem'), content: paragraphs })).check(z.minLength(1)),
  }),
  z.strictObject({ type: z.literal('blockquote'), content: paragraphs }),
]);

/** Stands between other blocks. Its key is that of a picture of the trip, or of the day. */
const picture = z.strictObject({
  type: z.literal('picture'),
  attrs: z.strictObject({ key: z.string().check(z.maxLength(100), z.regex(/^[a-z0-9/-]+$/)) }),
});

/** The nodes and marks have the names that ProseMirror's editors use. */
export const richTextDocument = z
  .strictObject({ type: z.literal('doc'), content: listOf(z.union([block, picture])) })
  .register(z.globalRegistry, { id: 'RichText' });

/** A plain text, as earlier releases stored and sent it, is read as paragraphs. */
const documentOrText = (maxLength: number) =>
  z.union([
    richTextDocument,
    z.pipe(
      z.string().check(z.overwrite(withoutBidiControls), z.maxLength(maxLength), z.regex(/^(?:\P{Cc}|[\t\r\n])*$/u)),
      z.transform(richTextOf),
    ),
  ]);

export const richText = documentOrText(maxDescriptionLength);

/** As it is sent: its words are counted without its formatting. */
const sentText = (maxLength: number) =>
  documentOrText(maxLength).check(z.refine((given) => plainText(given).length <= maxLength));

export const sentRichText = sentText(maxDescriptionLength);
export const sentDayText = sentText(maxDayTextLength);

export type RichText = z.infer<typeof richTextDocument>;
export type RichTextBlock = RichText['content'][number];
export type RichTextMark = z.infer<typeof mark>;
export type RichTextInline = z.infer<typeof inline>;
