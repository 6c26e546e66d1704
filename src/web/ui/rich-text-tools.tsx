import type { Editor } from '@tiptap/core';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Image from 'lucide-react/icons/image';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import TextQuote from 'lucide-react/icons/text-quote';
import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '#web/i18n/use-messages.ts';
import { richTextMessages } from './rich-text.messages.ts';
import * as css from './rich-text-field.css.ts';
import { Tool } from './tool.tsx';

type Chain = ReturnType<Editor['chain']>;

interface Format {
  name: 'bold' | 'italic' | 'heading' | 'subheading' | 'bulletList' | 'orderedList' | 'blockquote';
  icon: typeof Bold;
  isOn: (editor: Editor) => boolean;
  toggle: (chain: Chain) => Chain;
}

const formats: readonly Format[] = [
  { name: 'bold', icon: Bold, isOn: (editor) => editor.isActive('bold'), toggle: (chain) => chain.toggleBold() },
  {
    name: 'italic',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (chain) => chain.toggleItalic(),
  },
  {
    name: 'heading',
    icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 1 }),
    toggle: (chain) => chain.toggleHeading({ level: 1 }),
  },
  {
    name: 'subheading',
    icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    name: 'bulletList',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'orderedList',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'blockquote',
    icon: TextQuote,
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (chain) => chain.toggleBlockquote(),
  },
];

/** Each opens a popover. */
const popovers = [
  { name: 'link', icon: Link },
  { name: 'picture', icon: Image },
] as const;

export type ToolPopover = (typeof popovers)[number]['name'];

interface RichTextToolsProps {
  editor: Editor;
  readOnly: boolean;
  onFormat: (toggle: Format['toggle']) => void;
  open: ToolPopover | null;
  onOpen: (popover: ToolPopover) => void;
  /** The content of the open popover. */
  children: ReactNode;
}

/** The focus stays in the text. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function RichTextTools({ editor, readOnly, onFormat, open, onOpen, children }: RichTextToolsProps) {
  const messages = useMessages(richTextMessages);
  const tool = { disabled: readOnly, onMouseDown: keepFocus };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a part of a form.
    <div className={css.tools} role="group" aria-label={messages.formatting}>
      {formats.map(({ name, icon: Icon, isOn, toggle }) => (
        <Tool
          key={name}
          {...tool}
          label={messages.formats[name]}
          isPressed={isOn(editor)}
          onClick={() => onFormat(toggle)}
        >
          <Icon size={18} aria-hidden />
        </Tool>
      ))}
      {popovers.map(({ name, icon: Icon }) => (
        <span key={name} className={css.popoverTool}>
          <Tool
            {...tool}
            label={messages.formats[name]}
            isPressed={editor.isActive(name)}
            aria-haspopup="dialog"
            aria-expanded={open === name}
            onClick={() => onOpen(name)}
          >
            <Icon size={18} aria-hidden />
          </Tool>
          {open === name ? children : null}
        </span>
      ))}
    </div>
  );
}
