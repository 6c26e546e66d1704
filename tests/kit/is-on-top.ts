import type { Locator } from 'playwright-core';

/** Whether nothing is painted over its middle. A dialog takes the pointer events of what it covers; they are given back to find it. */
export const isOnTop = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { style } = document.body;
    const before = style.pointerEvents;
    style.pointerEvents = 'auto';
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    style.pointerEvents = before;
    return element.contains(top);
  });
