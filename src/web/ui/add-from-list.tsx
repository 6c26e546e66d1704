import { type KeyboardEvent, useRef, useState } from 'react';
import { Select } from './select.tsx';

interface AddFromListProps {
  label: string;
  options: readonly { value: string; label: string }[];
  error: string | null;
  readOnly: boolean;
  onAdd: (value: string) => void;
}

/** Arrow keys pass over entries, so a choice by keys is added on Enter or blur. */
export function AddFromList({ onAdd, ...list }: AddFromListProps) {
  const [highlighted, setHighlighted] = useState('');
  const byKeys = useRef(false);
  const add = (value: string) => {
    setHighlighted('');
    if (value !== '') onAdd(value);
  };
  const handleKey = (event: KeyboardEvent) => {
    byKeys.current = true;
    if (event.key === 'Escape') setHighlighted('');
    if (event.key !== 'Enter' || highlighted === '') return;
    event.preventDefault();
    add(highlighted);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the list within.
    <div
      onPointerDown={() => {
        byKeys.current = false;
      }}
      onKeyDown={handleKey}
      onBlur={() => {
        byKeys.current = false;
        add(highlighted);
      }}
    >
      <Select
        {...list}
        value={highlighted}
        onSelect={(value) => (byKeys.current ? setHighlighted(value) : add(value))}
      />
    </div>
  );
}
