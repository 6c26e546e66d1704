import type { RichText, RichTextBlock, RichTextInline } from './rich-text.ts';

/** Free of schemas, so that a chart and a screen may import it. */
export const emptyRichText: RichText = { type: 'doc', content: [] };

/** The words alone, for feeds, cards, search results and counts. */
export const plainText = ({ content }: RichText): string =>
  content.flatMap((block) => (block.type === 'picture' ? [] : wordsOfBlock(block))).join('\n\n');

/** The keys of the pictures between the words. */
export const pictureKeysIn = ({ content }: RichText): string[] =>
  content.flatMap((block) => (block.type === 'picture' ? block.attrs.key : []));

export const isEmptyText = (text: RichText): boolean =>
  pictureKeysIn(text).length === 0 && plainText(text).trim() === '';

function wordsOfBlock(block: Exclude<RichTextBlock, { type: 'picture' }>): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return wordsOfLine(block.content);
    case 'bulletList':
      return block.content.map(({ content }) => `• ${wordsOfItem(content)}`).join('\n');
    case 'orderedList':
      return block.content.map(({ content }, index) => `${index + 1}. ${wordsOfItem(content)}`).join('\n');
    case 'blockquote':
      return block.content.map(({ content }) => wordsOfLine(content)).join('\n\n');
  }
}

const wordsOfItem = (content: readonly { content?: RichTextInline[] }[]): string =>
  content.map((paragraph) => wordsOfLine(paragraph.content)).join('\n');

const wordsOfLine = (content: readonly RichTextInline[] = []): string =>
  content.map((part) => (part.type === 'text' ? part.text : '\n')).join('');

/** Empty lines separate paragraphs. */
export function richTextOf(text: string): RichText {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n\s*\n/);
  return {
    type: 'doc',
    content: paragraphs.filter(Boolean).map((lines) => ({ type: 'paragraph', content: lineOf(lines) })),
  };
}

const lineOf = (lines: string): RichTextInline[] =>
  lines
    .split('\n')
    .flatMap((text, index): RichTextInline[] => [
      ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
      ...(text === '' ? [] : [{ type: 'text' as const, text }]),
    ]);
