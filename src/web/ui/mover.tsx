import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { KeyboardEvent } from 'react';
import * as css from './icon-button.css.ts';
import { Tool } from './tool.tsx';

interface MoverProps {
  /** Row id, used by drag and drop. */
  name: string;
  /** Counted from 1. */
  place: number;
  count: number;
  words: Record<'move' | 'moveUp' | 'moveDown', string>;
  onMove: (to: number) => void;
}

export function Mover({ name, place, count, words, onMove }: MoverProps) {
  const move = (to: number) => {
    if (to !== place && to >= 1 && to <= count) onMove(to);
  };
  const handleKey = (event: KeyboardEvent) => {
    const to = positionFor(event, { place, count });
    if (to === null) return;
    event.preventDefault();
    move(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the buttons within.
    <span className={css.mover} onKeyDown={handleKey}>
      <button
        type="button"
        className={css.grip}
        data-handle={name}
        aria-label={words.move}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Home End"
      >
        <GripVertical size={18} aria-hidden />
      </button>
      <Tool label={words.moveUp} disabled={place === 1} onClick={() => move(place - 1)}>
        <ArrowUp size={18} aria-hidden />
      </Tool>
      <Tool label={words.moveDown} disabled={place === count} onClick={() => move(place + 1)}>
        <ArrowDown size={18} aria-hidden />
      </Tool>
    </span>
  );
}

function positionFor(
  { key, altKey }: KeyboardEvent,
  { place, count }: { place: number; count: number },
): number | null {
  if (key === 'Home') return 1;
  if (key === 'End') return count;
  if (!altKey) return null;
  return key === 'ArrowUp' ? place - 1 : key === 'ArrowDown' ? place + 1 : null;
}
