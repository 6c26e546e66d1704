import type { RichText, RichTextBlock, RichTextInline, RichTextMark } from '#contract/rich-text.ts';

type Line = readonly (string | RichTextInline)[];

/** A plain part is a paragraph. */
export const story = (...parts: readonly (string | RichTextBlock)[]): RichText => ({
  type: 'doc',
  content: parts.map((part) => (typeof part === 'string' ? paragraph(part) : part)),
});

export const paragraph = (...line: Line) => ({ type: 'paragraph' as const, content: inline(line) });

export const heading = (text: string, level: 1 | 2 = 1): RichTextBlock => ({
  type: 'heading',
  attrs: { level },
  content: inline([text]),
});

export const bullets = (...items: readonly (string | Line)[]): RichTextBlock => ({
  type: 'bulletList',
  content: items.map((item) => ({
    type: 'listItem',
    content: [typeof item === 'string' ? paragraph(item) : paragraph(...item)],
  })),
});

export const quote = (text: string): RichTextBlock => ({ type: 'blockquote', content: [paragraph(text)] });

export const picture = (key: string): RichTextBlock => ({ type: 'picture', attrs: { key } });

export const bold = (text: string) => marked(text, { type: 'bold' });
export const italic = (text: string) => marked(text, { type: 'italic' });
export const link = (text: string, href: string) => marked(text, { type: 'link', attrs: { href } });

const marked = (text: string, mark: RichTextMark): RichTextInline => ({ type: 'text', marks: [mark], text });

const inline = (line: Line): RichTextInline[] =>
  line.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part));
