import { Fragment, type ReactNode } from 'react';
import type { RichText as Document, RichTextBlock, RichTextInline } from '#contract/rich-text.ts';
import * as css from './rich-text.css.ts';

interface RichTextProps {
  text: Document;
  /** The level in the page of the document's larger headings. */
  headingLevel: 2 | 3 | 4;
  /** Without it the words are shown alone. */
  picture?: (key: string) => ReactNode;
  className?: string;
}

/** The words of a person with their formatting, the same on the server and in the app. */
export const RichText = ({ text, className = '', ...props }: RichTextProps) => (
  <div className={`${css.flow} ${className}`}>
    {text.content.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place.
      <Block key={index} block={block} {...props} />
    ))}
  </div>
);

interface BlockProps extends Pick<RichTextProps, 'headingLevel' | 'picture'> {
  block: RichTextBlock;
}

function Block({ block, headingLevel, picture }: BlockProps): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <Paragraph content={block.content} />;
    case 'heading': {
      const { level } = block.attrs;
      const Heading = `h${headingLevel + level - 1}` as 'h2';
      return (
        <Heading className={css.headings[level]} dir="auto">
          <Line content={block.content} />
        </Heading>
      );
    }
    case 'bulletList':
    case 'orderedList': {
      const List = block.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <List className={css.lists[block.type]}>
          {block.content.map(({ content }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place.
            <li key={index} className={css.item} dir="auto">
              <Paragraphs of={content} />
            </li>
          ))}
        </List>
      );
    }
    case 'picture':
      return picture?.(block.attrs.key);
    case 'blockquote':
      return (
        <blockquote className={css.quote}>
          <Paragraphs of={block.content} />
        </blockquote>
      );
  }
}

type Line = { content?: readonly RichTextInline[] | undefined };

const Paragraphs = ({ of }: { of: readonly Line[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place.
  of.map(({ content }, index) => <Paragraph key={index} content={content} />);

const Paragraph = ({ content }: Line) => (
  <p className={css.paragraph} dir="auto">
    <Line content={content} />
  </p>
);

const Line = ({ content = [] }: Line) =>
  linksIn(content).map(({ href, parts }, index) => {
    const words = parts.map((part, place) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line have no identity but their place.
      part.type === 'text' ? <Words key={place} {...part} /> : <br key={place} />,
    );
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    return href === null ? <Fragment key={index}>{words}</Fragment> : <Link key={index} href={href} words={words} />;
  });

interface Linked {
  href: string | null;
  parts: RichTextInline[];
}

/** Neighbours with the same address are one link, however they are formatted. */
function linksIn(content: readonly RichTextInline[]): Linked[] {
  const links: Linked[] = [];
  for (const part of content) {
    const mark = part.type === 'text' ? part.marks?.find(({ type }) => type === 'link') : undefined;
    const href = mark?.type === 'link' ? mark.attrs.href : null;
    const last = links.at(-1);
    if (last?.href === href) last.parts.push(part);
    else links.push({ href, parts: [part] });
  }
  return links;
}

/** A link may lead anywhere, so search engines are asked not to follow it. */
const Link = ({ href, words }: { href: string; words: ReactNode }) => (
  <a className={css.link} href={href} rel="nofollow ugc noopener">
    {words}
  </a>
);

function Words({ text, marks = [] }: Pick<Extract<RichTextInline, { type: 'text' }>, 'text' | 'marks'>) {
  const has = (type: 'bold' | 'italic') => marks.some((mark) => mark.type === type);
  const words = has('italic') ? <em className={css.italic}>{text}</em> : text;
  return has('bold') ? <strong className={css.bold}>{words}</strong> : words;
}
