import { useId } from 'react';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as field from './field.css.ts';
import { FieldNotes, noteIds } from './field-notes.tsx';
import { hidden } from './hidden.css.ts';
import { uiMessages } from './ui.messages.ts';

interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  maxLength: number;
  tone?: keyof typeof field.counter;
  hint?: string;
  error?: string | null;
  rows?: number;
  readOnly?: boolean;
  autoComplete?: string;
  onText: (text: string) => void;
  onBlur?: () => void;
}

/** Announced every ten characters. */
const tenth = (count: number): number => count - (count % 10);

export function TextArea(props: TextAreaProps) {
  const { label, value, maxLength, tone = 'calm', hint, error = null, onText, ...area } = props;
  const ui = useMessages(uiMessages);
  const id = useId();
  const notes = { id, hint, error };
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={field.area}
        value={value}
        aria-invalid={error !== null}
        aria-describedby={`${noteIds(notes)} ${id}-count`.trim()}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={field.textAreaBelow}>
        <div>
          <FieldNotes {...notes} />
        </div>
        <span id={`${id}-count`} className={field.counter[tone]} data-tone={tone}>
          <span aria-hidden>{`${value.length} / ${maxLength}`}</span>
          <span className={hidden}>{ui.charactersUsed(value.length, maxLength)}</span>
        </span>
        <span role="status" className={hidden}>
          {tone === 'calm' ? '' : ui.charactersUsed(tenth(value.length), maxLength)}
        </span>
      </div>
    </div>
  );
}
