import {
  controlsNamed,
  type Field,
  labelsOf,
  linkSelector,
  nameOf,
  type Pressable,
  pressSelector,
} from '#tests/kit/names.ts';
import { type FieldFacts, recordedValue, refusalOf, withFixtures } from '../fixtures.ts';
import type { RecordedStep } from '../recording.ts';

/** A step, or the sentence that says why something was not recorded. */
export type Gesture = RecordedStep | { do: 'refused'; sentence: string };

/** Records what a person does in a document until the returned function is called. Secrets never leave it. */
export function recordGestures(document: Document, onStep: (gesture: Gesture) => void): () => void {
  let edited: Field | null = null;
  const values = new WeakMap<Field, string>();
  let submitting: Field | null = null;

  const finishField = (isLeft = false): void => {
    const field = edited;
    edited = null;
    if (!field) return;
    values.set(field, field.value);
    onStep(filled(field, isLeft));
  };
  const note = (gesture: Gesture): void => {
    finishField();
    onStep(gesture);
  };

  const listeners: { [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void } = {
    input({ target }) {
      const field = fieldAt(target);
      if (!field || !isTyped(field)) return;
      if (field !== edited) finishField();
      edited = field;
    },
    change({ target }) {
      const field = fieldAt(target);
      if (!field) return;
      if (!isTyped(field)) note(chosen(field));
      else if (values.get(field) !== field.value) edited ??= field;
    },
    focusout: ({ target }) => void (target === edited && finishField(true)),
    keydown(event) {
      const field = fieldAt(event.target);
      submitting = null;
      if (!isStruck(event, field)) return;
      note({ do: 'strike', key: event.key, ...(field && { label: labelOf(field) }) });
      if (event.key === 'Enter') submitting = field;
    },
    click(event) {
      const control = controlAt(event.target);
      if (!control) return;
      const isSubmitted = event.detail === 0 && formOf(control) !== null && formOf(control) === submitting?.form;
      submitting = null;
      if (isSubmitted && document.activeElement !== control) return;
      note(pressed(document, control));
    },
  };
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(type, listener as EventListener, true);
  return () => {
    finishField();
    for (const [type, listener] of Object.entries(listeners))
      document.removeEventListener(type, listener as EventListener, true);
  };
}

/** Parts of a page whose use is not recorded. */
export const unrecorded = { 'data-unrecorded': '' };

const closest = <Found extends Element>(target: EventTarget | null, selector: string): Found | null => {
  const found = (target as Partial<Element> | null)?.closest?.(selector) ?? null;
  return found?.closest('[data-unrecorded]') === null ? (found as Found) : null;
};

const fieldAt = (target: EventTarget | null): Field | null => closest(target, 'input, textarea, select');

const controlAt = (target: EventTarget | null): HTMLElement | null =>
  closest(target, ':is(button, a[href], summary, [role=option]):not([aria-disabled=true])');

const formOf = (control: HTMLElement): HTMLFormElement | null => (control as HTMLButtonElement).form ?? null;

const isTyped = (field: Field): boolean => !field.matches('select, [type=radio], [type=checkbox], [type=file]');

/** Enter in a field, keys that move in a list of suggestions, and shortcuts of a page. */
function isStruck({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent, field: Field | null): boolean {
  if (altKey || ctrlKey || metaKey || closest(target, '*') === null) return false;
  if (key === 'Escape') return true;
  if (key === 'Enter') return field !== null && isTyped(field) && !field.matches('textarea');
  if (key === 'ArrowUp' || key === 'ArrowDown') return field?.matches('[role=combobox]') ?? false;
  return key.length === 1 && key !== ' ' && field === null;
}

function pressed(document: Document, control: HTMLElement): Gesture {
  const [isLink, name] = [control.matches('a'), nameOf(control as Pressable)];
  const same = controlsNamed(document, isLink ? linkSelector : pressSelector, name);
  const which = same.length > 1 && { nth: same.indexOf(control) + 1 };
  return isLink
    ? { do: 'follow', link: withFixtures(name), ...which }
    : { do: 'press', name: withFixtures(name), ...which };
}

function filled(field: Field, isLeft: boolean): Gesture {
  const facts = factsOf(field);
  const text = recordedValue(facts, field.value);
  return text === null
    ? { do: 'refused', sentence: refusalOf(facts) }
    : { do: 'fill', label: facts.label, text, ...(!isLeft && { stays: true }) };
}

function chosen(field: Field): Gesture {
  const label = labelOf(field);
  const { files } = field as HTMLInputElement;
  if (field.matches('[type=file]')) return { do: 'attach', label, file: withFixtures(files?.[0]?.name ?? '') };
  if (field.matches('[type=checkbox]')) return { do: 'press', name: label };
  const { selectedOptions } = field as HTMLSelectElement;
  return { do: 'choose', label, option: withFixtures(selectedOptions?.[0]?.text ?? field.value) };
}

const factsOf = (field: Field): FieldFacts => ({
  label: labelOf(field),
  type: field.type,
  autocomplete: field.getAttribute('autocomplete') ?? '',
});

const labelOf = (field: Field): string => withFixtures(labelsOf(field).find(Boolean) ?? '');
