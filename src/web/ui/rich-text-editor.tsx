import { type Editor, getMarkRange, getMarkType } from '@tiptap/core';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { RichText } from '#contract/rich-text.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { LinkForm } from './link-form.tsx';
import { Popover } from './popover.tsx';
import { richTextMessages } from './rich-text.messages.ts';
import * as css from './rich-text-field.css.ts';
import type { HistoryOwner } from './rich-text-field.tsx';
import { editorClass, makeEditor, showText, type WritingHandlers } from './rich-text-schema.ts';
import { RichTextTools } from './rich-text-tools.tsx';

interface RichTextEditorProps {
  /** The name and the notes of its field. */
  attributes: Record<string, string> & { id: string };
  text: RichText;
  maxLength: number;
  readOnly: boolean;
  actor: HistoryOwner;
  onText: (text: RichText) => void;
  onTooLong: () => void;
}

/** Shows the text of the draft, and reports each change of it. It has no history of its own. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { attributes, readOnly, actor } = props;
  const messages = useMessages(richTextMessages);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const openLink = () => setLinkOpen(true);
  const editor = useEditor(props, openLink);
  const mount = useMount(editor, attributes.id);
  const asOneStep = (change: () => void) => {
    actor.send({ type: 'step.end' });
    change();
    actor.send({ type: 'step.end' });
  };
  const closeLink = () => {
    setLinkOpen(false);
    editor.view.focus();
  };
  return (
    <div className={css.frame} data-invalid={attributes['aria-invalid']} data-read-only={readOnly}>
      <RichTextTools
        editor={editor}
        readOnly={readOnly}
        onFormat={(toggle) => asOneStep(() => toggle(editor.chain().focus()).run())}
        onLink={openLink}
        isLinkOpen={isLinkOpen}
      >
        {isLinkOpen ? (
          <Popover label={messages.formats.link} onClose={closeLink}>
            <LinkForm
              address={linkAt(editor)}
              onLink={(href) => {
                asOneStep(() => setLink(editor, href));
                closeLink();
              }}
            />
          </Popover>
        ) : null}
      </RichTextTools>
      <div ref={mount} />
    </div>
  );
}

function useEditor(props: RichTextEditorProps, onLink: () => void): Editor {
  const { attributes, text, maxLength, readOnly } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [editor] = useState(() => {
    const handlers: WritingHandlers = {
      onText: (changed) => latest.current.onText(changed),
      onTooLong: () => latest.current.onTooLong(),
      onStepEnd: () => latest.current.actor.send({ type: 'step.end' }),
      onUndo: () => latest.current.actor.send({ type: 'edit.undo' }),
      onRedo: () => latest.current.actor.send({ type: 'edit.redo' }),
      onLink,
    };
    return makeEditor({ text, maxLength, handlers });
  });
  useLayoutEffect(() => showText(editor, text), [editor, text]);
  const settings = JSON.stringify({
    ...attributes,
    class: editorClass,
    'aria-multiline': 'true',
    'aria-readonly': String(readOnly),
  });
  useLayoutEffect(() => {
    const editorProps = { ...editor.options.editorProps, attributes: JSON.parse(settings) };
    editor.setOptions({ editable: !readOnly, editorProps });
  }, [editor, readOnly, settings]);
  useRedraw(editor);
  return editor;
}

/** The text that waited for the editor had its id, and may have had the focus. */
function useMount(editor: Editor, id: string) {
  const [takesFocus] = useState(() => document.activeElement?.id === id);
  return useCallback(
    (host: HTMLDivElement) => {
      editor.mount({ mount: host });
      if (takesFocus) editor.view.focus();
      return () => editor.unmount();
    },
    [editor, takesFocus],
  );
}

/** The address of the link that the caret is in, or right behind; empty without one. */
function linkAt({ state: { doc, selection, schema } }: Editor): string {
  const range = getMarkRange(selection.$from, getMarkType('link', schema));
  if (!range || range.to < selection.to) return '';
  return String(doc.nodeAt(range.from)?.marks.find(({ type }) => type.name === 'link')?.attrs.href ?? '');
}

/** Without a selection, the link at the caret is changed, or the address is written. */
function setLink(editor: Editor, href: string | null): void {
  const isNew = editor.state.selection.empty && linkAt(editor) === '';
  const chain = editor.chain().extendMarkRange('link');
  if (href === null) chain.unsetMark('link').run();
  else if (isNew) chain.insertContent(linked(href)).run();
  else chain.setMark('link', { href }).run();
}

const linked = (href: string) => ({
  type: 'text',
  text: href.replace(/^mailto:/, ''),
  marks: [{ type: 'link', attrs: { href } }],
});

/** The tools show what the caret is in. */
function useRedraw(editor: Editor): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', redraw);
    return () => {
      editor.off('transaction', redraw);
    };
  }, [editor]);
}
