import { useEffect, useRef } from 'react';

/** Tells of a press anywhere but inside, and of Escape, for as long as it is wanted. */
export function usePressOutside<Part extends HTMLElement>(isWanted: boolean, tell: () => void) {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (!isWanted) return;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !part.current?.contains(target)) tell();
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') tell();
    };
    addEventListener('pointerdown', press);
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('keydown', leave);
    };
  }, [isWanted, tell]);
  return part;
}
