import { type KeyboardEvent, useRef, useState } from 'react';
import { Select } from './select.tsx';

interface AddFromListProps {
  label: string;
  options: readonly { value: string; label: string }[];
  error: string | null;
  disabled: boolean;
  onAdd: (value: string) => void;
}

/** A list whose entries are added as they are chosen; keys pass over others on their way, so that theirs is added by Enter, or as the list is left. */
export function AddFromList({ onAdd, ...list }: AddFromListProps) {
  const [passed, setPassed] = useState('');
  const byKeys = useRef(false);
  const add = (value: string) => {
    setPassed('');
    if (value !== '') onAdd(value);
  };
  const press = (event: KeyboardEvent) => {
    byKeys.current = true;
    if (event.key === 'Escape') setPassed('');
    if (event.key !== 'Enter' || passed === '') return;
    event.preventDefault();
    add(passed);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the list within.
    <div
      onPointerDown={() => {
        byKeys.current = false;
      }}
      onKeyDown={press}
      onBlur={() => {
        byKeys.current = false;
        add(passed);
      }}
    >
      <Select {...list} value={passed} onSelect={(value) => (byKeys.current ? setPassed(value) : add(value))} />
    </div>
  );
}
