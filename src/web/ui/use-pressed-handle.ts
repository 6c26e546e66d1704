import { type PointerEvent as Press, useEffect, useState } from 'react';

export interface PressedHandle {
  /** The value of `data-handle`. */
  name: string;
  press: PointerEvent;
}

export function usePressedHandle(): { pressed: PressedHandle | null; onPointerDown(event: Press): void } {
  const [pressed, setPressed] = useState<PressedHandle | null>(null);
  useEffect(() => {
    if (pressed === null) return;
    const release = ({ pointerId }: PointerEvent) => {
      if (pointerId === pressed.press.pointerId) setPressed(null);
    };
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [pressed]);
  return {
    pressed,
    onPointerDown: ({ target, nativeEvent: press }) => {
      const handle = target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null;
      const name = handle?.dataset.handle;
      if (name !== undefined && press.isPrimary && press.button === 0) setPressed({ name, press });
    },
  };
}
