import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the part that `find` names into view whenever the target is another object. */
export function useInSight<Target extends object>(
  target: Target | null,
  find: (scroller: HTMLElement, target: Target) => Element | null,
): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const scroller = ref.current;
    const part = scroller && target && find(scroller, target);
    if (!scroller || !part) return;
    const [view, box] = [scroller.getBoundingClientRect(), part.getBoundingClientRect()];
    if (box.top >= view.top && box.bottom <= view.bottom) return;
    /** The scroller may be scaled by a transform. */
    const scale = view.height / scroller.offsetHeight || 1;
    scroller.scrollTop += (box.top - view.top - Math.max(0, view.height - box.height) / 2) / scale;
  }, [target, find]);
  return ref;
}
