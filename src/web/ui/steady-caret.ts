interface Typed {
  value: string;
  start: number;
  end: number;
}

/** Restores the caret when the text of a field is rewritten while typing. */
export function steadyCaret(input: HTMLInputElement | null): (() => void) | undefined {
  if (input === null) return undefined;
  const typed = (): Typed => ({
    value: input.value,
    start: input.selectionStart ?? 0,
    end: input.selectionEnd ?? 0,
  });
  let before: Typed | null = null;
  let raw: Typed | null = null;
  const isOpen = new AbortController();
  const { signal } = isOpen;
  input.addEventListener(
    'beforeinput',
    () => {
      before = typed();
    },
    { signal },
  );
  input.addEventListener(
    'input',
    (event) => {
      raw = event instanceof InputEvent && event.isComposing ? null : typed();
    },
    { signal, capture: true },
  );
  // React sets the value at its root, below the document.
  input.ownerDocument.addEventListener(
    'input',
    ({ target }) => {
      if (target !== input) return;
      const caret = raw && input === input.ownerDocument.activeElement ? caretIn(input.value, raw, before) : null;
      if (caret) input.setSelectionRange(...caret);
      before = null;
    },
    { signal },
  );
  return () => isOpen.abort();
}

/** Null if the text was not rewritten. */
function caretIn(value: string, raw: Typed, before: Typed | null): [number, number] | null {
  if (value === raw.value) return null;
  if (value === before?.value) return [before.start, before.end];
  const at = value.length - sharedEnd(value, raw.value.slice(raw.end));
  return [at, at];
}

function sharedEnd(one: string, other: string): number {
  let length = 0;
  while (length < other.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}
