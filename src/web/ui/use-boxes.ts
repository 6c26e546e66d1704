import { type RefObject, useEffect, useRef, useState } from 'react';
import { isSameValue } from '#machines/rules/same-value.ts';

export interface Box<Part> {
  part: Part;
  insetBlockStart: number;
  insetInlineStart: number;
  inlineSize: number;
  blockSize: number;
}

export type FindParts<Part> = (drawing: HTMLElement) => readonly (readonly [Part, Element])[];

/** The boxes of the parts of a drawing in its own pixels, measured again whenever `find` or its size changes. */
export function useBoxes<Part>(find: FindParts<Part>): [RefObject<HTMLDivElement | null>, readonly Box<Part>[]] {
  const ref = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<readonly Box<Part>[]>([]);
  useEffect(() => {
    const drawing = ref.current;
    if (!drawing) return;
    const measure = () => {
      const next = boxesIn(drawing, find(drawing));
      setBoxes((before) => (isSameValue(before, next) ? before : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(drawing);
    return () => sizes.disconnect();
  }, [find]);
  return [ref, boxes];
}

function boxesIn<Part>(drawing: HTMLElement, parts: ReturnType<FindParts<Part>>): Box<Part>[] {
  const origin = drawing.getBoundingClientRect();
  /** The drawing may be scaled by a transform. */
  const scale = origin.width / drawing.offsetWidth || 1;
  return parts.flatMap(([part, element]) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    const box = {
      part,
      insetBlockStart: (top - origin.top) / scale,
      insetInlineStart: (left - origin.left) / scale,
      inlineSize: width / scale,
      blockSize: height / scale,
    };
    return width === 0 ? [] : [box];
  });
}
