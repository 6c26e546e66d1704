import { type Editor, getMarkRange, getMarkType } from '@tiptap/core';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { linkAddressIn } from '#contract/link-address.ts';
import type { RichText } from '#contract/rich-text.ts';
import { pictureKeysIn } from '#contract/rich-text-words.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button, PlainButton } from './button.tsx';
import { sourcesOf } from './picture-sources.ts';
import { Popover } from './popover.tsx';
import { richTextMessages } from './rich-text.messages.ts';
import * as css from './rich-text-field.css.ts';
import type { HistoryOwner, TextPicture } from './rich-text-field.tsx';
import {
  movePicture,
  type NamedPicture,
  placePicture,
  redrawPictures,
  type Step,
  selectedPicture,
} from './rich-text-pictures.ts';
import { editorClass, makeEditor, showText, type WritingHandlers } from './rich-text-schema.ts';
import { RichTextTools, type ToolPopover } from './rich-text-tools.tsx';
import { TextField } from './text-field.tsx';

interface RichTextEditorProps {
  /** The name and the notes of its field. */
  attributes: Record<string, string> & { id: string };
  text: RichText;
  pictures: readonly TextPicture[];
  maxLength: number;
  readOnly: boolean;
  actor: HistoryOwner;
  onText: (text: RichText) => void;
  onTooLong: () => void;
}

/** Shows the text of the draft, and reports each change of it. It has no history of its own. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { attributes, text, readOnly, actor } = props;
  const messages = useMessages(richTextMessages);
  const [open, setOpen] = useState<ToolPopover | null>(null);
  const pictures = namedPictures(props.pictures, messages);
  const editor = useEditor(props, pictures, () => setOpen('link'));
  const mount = useMount(editor, attributes.id);
  const asOneStep = (change: () => void) => {
    actor.send({ type: 'step.end' });
    change();
    actor.send({ type: 'step.end' });
  };
  const close = () => {
    setOpen(null);
    editor.view.focus();
  };
  return (
    <div className={css.frame} data-invalid={attributes['aria-invalid']} data-read-only={readOnly}>
      <RichTextTools
        editor={editor}
        readOnly={readOnly}
        onFormat={(toggle) => asOneStep(() => toggle(editor.chain().focus()).run())}
        open={open}
        onOpen={setOpen}
      >
        <Popover label={messages.formats[open ?? 'link']} onClose={close}>
          {open === 'picture' ? (
            <PictureForm
              pictures={pictures}
              placed={pictureKeysIn(text)}
              isSelected={selectedPicture(editor.state) !== null}
              onPlace={(key) => {
                asOneStep(() => placePicture(editor, key));
                close();
              }}
              onMove={(step) => asOneStep(() => movePicture(editor, step))}
              onTakeOut={() => {
                asOneStep(() => editor.commands.deleteSelection());
                close();
              }}
            />
          ) : (
            <LinkForm
              address={linkAt(editor)}
              onLink={(href) => {
                asOneStep(() => setLink(editor, href));
                close();
              }}
            />
          )}
        </Popover>
      </RichTextTools>
      <div ref={mount} />
    </div>
  );
}

function useEditor(props: RichTextEditorProps, pictures: readonly NamedPicture[], onLink: () => void): Editor {
  const { attributes, text, maxLength, readOnly } = props;
  const latest = useRef({ ...props, pictures });
  useLayoutEffect(() => {
    latest.current = { ...props, pictures };
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
    return makeEditor({ text, maxLength, pictures: () => latest.current.pictures, handlers });
  });
  useLayoutEffect(() => showText(editor, text), [editor, text]);
  const shown = JSON.stringify(pictures);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names and captions are read from `latest`.
  useLayoutEffect(() => redrawPictures(editor), [editor, shown]);
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

const namedPictures = (
  pictures: readonly TextPicture[],
  { pictureNumber }: (typeof richTextMessages)['en'],
): NamedPicture[] =>
  pictures.map(({ key, alt, caption = '' }, index) => ({
    key,
    name: alt.trim() || caption.trim() || pictureNumber(index + 1),
    caption,
  }));

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

interface LinkFormProps {
  /** Empty for a new link. */
  address: string;
  /** Null removes the link. */
  onLink: (href: string | null) => void;
}

function LinkForm({ address, onLink }: LinkFormProps) {
  const messages = useMessages(richTextMessages);
  const [typed, setTyped] = useState(address.replace(/^mailto:/, ''));
  const [isWrong, setWrong] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const href = linkAddressIn(typed);
    if (href === null) setWrong(true);
    else onLink(href);
  };
  return (
    <form className={css.linkForm} noValidate onSubmit={send}>
      <TextField
        label={messages.linkAddress}
        name="link"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={isWrong ? messages.linkInvalid : null}
        onText={(text) => {
          setTyped(text);
          setWrong(false);
        }}
      />
      <div className={css.linkActions}>
        <Button type="submit">{messages.setLink}</Button>
        {address === '' ? null : (
          <Button look="secondary" onClick={() => onLink(null)}>
            {messages.removeLink}
          </Button>
        )}
      </div>
    </form>
  );
}

interface PictureFormProps {
  pictures: readonly NamedPicture[];
  /** The keys of those that stand in the text. */
  placed: readonly string[];
  /** Whether the caret is on a picture. */
  isSelected: boolean;
  onPlace: (key: string) => void;
  onMove: (step: Step) => void;
  onTakeOut: () => void;
}

function PictureForm({ pictures, placed, isSelected, onPlace, onMove, onTakeOut }: PictureFormProps) {
  const messages = useMessages(richTextMessages);
  const left = pictures.filter(({ key }) => !placed.includes(key));
  if (isSelected)
    return (
      <div className={css.pictureForm}>
        <Button look="secondary" aria-keyshortcuts="Alt+ArrowUp" onClick={() => onMove('up')}>
          <ArrowUp size={18} aria-hidden />
          {messages.movePictureUp}
        </Button>
        <Button look="secondary" aria-keyshortcuts="Alt+ArrowDown" onClick={() => onMove('down')}>
          <ArrowDown size={18} aria-hidden />
          {messages.movePictureDown}
        </Button>
        <Button look="secondary" aria-keyshortcuts="Delete" onClick={onTakeOut}>
          <X size={18} aria-hidden />
          {messages.takePictureOut}
        </Button>
      </div>
    );
  return (
    <div className={css.pictureForm}>
      {left.length === 0 ? (
        <p>{pictures.length === 0 ? messages.noPictures : messages.allPlaced}</p>
      ) : (
        <div className={css.thumbnails}>
          {left.map(({ key, name }) => (
            <PlainButton key={key} className={css.thumbnail} onClick={() => onPlace(key)}>
              <img
                {...sourcesOf(key, 'cover')}
                sizes="96px"
                className={css.thumbnailImage}
                width={96}
                height={60}
                alt={name}
              />
            </PlainButton>
          ))}
        </div>
      )}
    </div>
  );
}
