import { Editor, Extension, Mark } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import type { Node } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import { isLinkAddress } from '#contract/link-address.ts';
import { type RichText, richTextDocument } from '#contract/rich-text.ts';
import { emptyRichText, isEmptyText, plainText } from '#contract/rich-text-words.ts';
import * as z from '#rules/zod.ts';
import * as css from './rich-text.css.ts';
import { area } from './rich-text-field.css.ts';
import { type NamedPicture, PictureBlock } from './rich-text-pictures.ts';

export interface WritingHandlers {
  onText: (text: RichText) => void;
  /** A change was left out, because the text would be too long. */
  onTooLong: () => void;
  onStepEnd: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onLink: () => void;
}

interface Writing {
  text: RichText;
  maxLength: number;
  pictures: () => readonly NamedPicture[];
  handlers: WritingHandlers;
}

export const editorClass = `${css.flow} ${area}`;

/** A pause that ends an undo step. */
const pauseMs = 500;

export function makeEditor({ text, maxLength, pictures, handlers }: Writing): Editor {
  let lastChangeAt = 0;
  return new Editor({
    element: null,
    injectCSS: false,
    extensions: [
      ...nodes,
      PictureBlock.configure({ pictures }),
      ...marks,
      limited(maxLength, handlers.onTooLong),
      shortcuts(handlers),
    ],
    content: contentOf(text),
    editorProps: {
      transformPastedHTML: withoutStyles,
      handleDOMEvents: {
        click: (_, event) =>
          void (event.target instanceof Element && event.target.closest('a') && event.preventDefault()),
        beforeinput(_, event) {
          if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false;
          event.preventDefault();
          if (event.inputType === 'historyUndo') handlers.onUndo();
          else handlers.onRedo();
          return true;
        },
      },
    },
    onUpdate({ editor, transaction }) {
      const changed = documentIn(editor.state.doc);
      if (changed === null) return;
      const isTyped = isTyping(transaction);
      if (!isTyped || transaction.time - lastChangeAt > pauseMs) handlers.onStepEnd();
      handlers.onText(changed);
      if (!isTyped) handlers.onStepEnd();
      lastChangeAt = transaction.time;
    },
  });
}

/** Replaces the part that differs, so that the caret stays where it is or goes to the change. */
export function showText(editor: Editor, text: RichText): void {
  const { doc, tr } = editor.state;
  const shown = editor.schema.nodeFromJSON(contentOf(text));
  const start = doc.content.findDiffStart(shown.content);
  const end = doc.content.findDiffEnd(shown.content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, shown.slice(start, end.b + overlap));
  editor.view.dispatch(tr.setMeta('preventUpdate', true));
}

const contentOf = (text: RichText): RichText =>
  text.content.length === 0 ? { type: 'doc', content: [{ type: 'paragraph' }] } : text;

/** What is written, in the words of the contract; null if it is too large for it. */
function documentIn(doc: Node): RichText | null {
  const read = z.safeParse(richTextDocument, JSON.parse(JSON.stringify(doc), withoutRemains));
  if (!read.success) return null;
  const isUntouched =
    read.data.content.length === 1 && isEmptyText(read.data) && doc.firstChild?.type.name === 'paragraph';
  return isUntouched ? emptyRichText : read.data;
}

/** A pasted text may have control characters, and a line break the marks of the words around it. */
function withoutRemains(key: string, value: unknown): unknown {
  if (key === 'text' && typeof value === 'string') return value.replace(/(?!\t)[\p{Cc}\p{Bidi_Control}]/gu, '');
  if (Array.isArray(value)) return value.filter((each) => each?.text !== '');
  if (typeof value === 'object' && value !== null && 'type' in value && value.type === 'hardBreak')
    return { type: value.type };
  return value;
}

const isTyping = (transaction: Transaction): boolean =>
  transaction.steps.every((step) => step instanceof ReplaceStep) && transaction.getMeta('uiEvent') === undefined;

const nodes = [
  Document,
  Text,
  Paragraph.configure({ HTMLAttributes: { class: css.paragraph, dir: 'auto' } }),
  HardBreak,
  Blockquote.extend({ content: 'paragraph+' }).configure({ HTMLAttributes: { class: css.quote } }),
  BulletList.configure({ HTMLAttributes: { class: css.lists.bulletList } }),
  OrderedList.extend({
    addAttributes: () => ({}),
    renderHTML: () => ['ol', { class: css.lists.orderedList }, 0],
    addProseMirrorPlugins: () => [],
  }),
  ListItem.extend({
    content: 'paragraph+',
    // The Tab key leaves the text, as it leaves every field.
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) };
    },
  }).configure({ HTMLAttributes: { class: css.item, dir: 'auto' } }),
  Heading.extend({
    parseHTML: () => [
      { tag: '[data-level="1"]', attrs: { level: 1 }, priority: 60 },
      { tag: '[data-level="2"]', attrs: { level: 2 }, priority: 60 },
      { tag: 'h1, h2', attrs: { level: 1 } },
      { tag: 'h3, h4, h5, h6', attrs: { level: 2 } },
    ],
    // The title of the page and those of its parts are above these.
    renderHTML: ({ node }) => [
      node.attrs.level === 1 ? 'h3' : 'h4',
      {
        class: node.attrs.level === 1 ? css.headings[1] : css.headings[2],
        'data-level': node.attrs.level,
        dir: 'auto',
      },
      0,
    ],
  }).configure({ levels: [1, 2] }),
];

const styled = 'data-pasted-style';
const styleOf = (element: HTMLElement): string => element.getAttribute(styled) ?? '';

/** The Content-Security-Policy forbids inline styles, also in what is pasted: the ones for bold and italic are renamed. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<style\b.*?<\/style\s*>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle(?==)/gi, ` ${styled}`));

/** The order is the one in which they are nested. */
const marks = [
  Mark.create({
    name: 'link',
    inclusive: false,
    addAttributes: () => ({ href: { default: '' } }),
    parseHTML: () => [
      { tag: 'a[href]', getAttrs: (link) => (isLinkAddress(link.getAttribute('href') ?? '') ? null : false) },
    ],
    renderHTML: ({ HTMLAttributes: { href } }) => ['a', { href, class: css.link }, 0],
  }),
  Bold.extend({
    parseHTML: () => [
      { tag: 'strong' },
      { tag: 'b', getAttrs: (element) => (/font-weight:\s*(?:normal|400)/.test(styleOf(element)) ? false : null) },
      {
        tag: `[${styled}]`,
        getAttrs: (element) => (/font-weight:\s*(?:bold|[6-9]00)/.test(styleOf(element)) ? null : false),
      },
    ],
  }).configure({ HTMLAttributes: { class: css.bold } }),
  Italic.extend({
    parseHTML: () => [
      { tag: 'em' },
      { tag: 'i' },
      { tag: `[${styled}]`, getAttrs: (element) => (/font-style:\s*italic/.test(styleOf(element)) ? null : false) },
    ],
  }).configure({ HTMLAttributes: { class: css.italic } }),
];

/** Leaves a change out that makes the text longer than it may be. */
const limited = (maxLength: number, onTooLong: () => void) =>
  Extension.create({
    name: 'limit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction(transaction) {
          if (!transaction.docChanged || transaction.getMeta('preventUpdate')) return true;
          const [before, after] = [lengthIn(transaction.before), lengthIn(transaction.doc)];
          const fits = after <= maxLength || after < before;
          if (!fits) onTooLong();
          return fits;
        },
      }),
    ],
  });

function lengthIn(doc: Node): number {
  const text = documentIn(doc);
  return text === null ? Infinity : plainText(text).length;
}

const shortcuts = ({ onLink }: WritingHandlers) =>
  Extension.create({
    name: 'shortcuts',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        onLink();
        return true;
      },
    }),
  });
