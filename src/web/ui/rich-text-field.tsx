import { useId, useState } from 'react';
import type { RichText as Document } from '#contract/rich-text.ts';
import { plainText } from '#contract/rich-text-words.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as field from './field.css.ts';
import { FieldNotes, noteIds } from './field-notes.tsx';
import { givenFiles, type OnFiles } from './given-files.ts';
import { hidden } from './hidden.css.ts';
import { Later, LazyModule } from './later.tsx';
import { sourcesOf } from './picture-sources.ts';
import * as rich from './rich-text.css.ts';
import { RichText } from './rich-text.tsx';
import * as css from './rich-text-field.css.ts';
import { richTextFieldMessages } from './rich-text-field.messages.ts';
import { uiMessages } from './ui.messages.ts';

/** The draft whose history undoes and redoes what is written. */
export interface HistoryOwner {
  send: (event: { type: 'edit.undo' } | { type: 'edit.redo' } | { type: 'step.end' }) => void;
}

export interface TextPicture {
  key: string;
  alt: string;
  caption?: string | undefined;
}

interface RichTextFieldProps {
  label: string;
  hint?: string;
  text: Document;
  /** Those that may stand between the words. */
  pictures: readonly TextPicture[];
  maxLength: number;
  readOnly: boolean;
  actor: HistoryOwner;
  /** A button with its name has just opened it: the label is not shown again, and the text takes the focus. */
  isDisclosed?: boolean;
  onText: (text: Document) => void;
  /** Files that are dropped on the text or pasted into it. */
  onFiles: OnFiles;
}

const editorModule = new LazyModule(() => import('./rich-text-editor.tsx'));

/** The number of tools: their places are kept free until the editor is loaded. */
const toolCount = 9;

/** Announced every ten characters. */
const tenth = (count: number): number => count - (count % 10);

const focusText = (field: HTMLElement | null) => field?.querySelector<HTMLElement>('[role="textbox"]')?.focus();

export function RichTextField(props: RichTextFieldProps) {
  const { label, hint, text, pictures, maxLength, readOnly, actor, isDisclosed = false, onText, onFiles } = props;
  const [ui, messages] = [useMessages(uiMessages), useMessages(richTextFieldMessages)];
  const id = useId();
  const [isTooLong, setTooLong] = useState(false);
  const notes = { id, hint, error: isTooLong ? messages.textTooLong(maxLength) : null };
  const { length } = plainText(text);
  const tone = length > maxLength * 0.9 ? 'warning' : 'calm';
  const attributes = {
    id,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${noteIds(notes)} ${id}-count`.trim(),
    'aria-invalid': String(isTooLong),
  };
  return (
    <div className={field.field} ref={isDisclosed ? focusText : null} {...givenFiles(readOnly ? null : onFiles)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a label does the same for a native field. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field itself takes the focus of the keyboard. */}
      <span
        id={`${id}-label`}
        className={isDisclosed ? hidden : field.label}
        onClick={() => document.getElementById(id)?.focus()}
      >
        {label}
      </span>
      <Later module={editorModule} fallback={<Waiting text={text} attributes={attributes} />}>
        {({ RichTextEditor }) => (
          <RichTextEditor
            {...{ attributes, text, pictures, maxLength, readOnly, actor }}
            onText={(changed) => {
              setTooLong(false);
              onText(changed);
            }}
            onTooLong={() => setTooLong(true)}
          />
        )}
      </Later>
      <div className={field.textAreaBelow}>
        <div>
          <FieldNotes {...notes} />
        </div>
        <span id={`${id}-count`} className={field.counter[tone]} data-tone={tone}>
          <span aria-hidden>{`${length} / ${maxLength}`}</span>
          <span className={hidden}>{ui.charactersUsed(length, maxLength)}</span>
        </span>
        <span role="status" className={hidden}>
          {tone === 'calm' ? '' : ui.charactersUsed(tenth(length), maxLength)}
        </span>
      </div>
    </div>
  );
}

const places = Array.from({ length: toolCount }, (_, index) => index);

/** Takes the focus until the editor is there, which then has it. */
const Waiting = ({ text, attributes }: { text: Document; attributes: { id: string } }) => (
  <div className={css.frame}>
    <div className={css.tools} aria-hidden>
      {places.map((place) => (
        <span key={place} className={css.toolPlace} />
      ))}
    </div>
    {/* biome-ignore lint/a11y/useSemanticElements: a text area has no formatting. */}
    <div {...attributes} className={css.area} role="textbox" aria-multiline aria-readonly tabIndex={0}>
      <RichText
        text={text}
        headingLevel={3}
        picture={(key) => <img {...sourcesOf(key, 'cover')} className={rich.image} width={1600} height={1000} alt="" />}
      />
    </div>
  </div>
);
