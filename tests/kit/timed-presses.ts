import type { Locator, Page } from 'playwright-core';

const keys = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  Space: { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
  ArrowUp: { key: 'ArrowUp', code: 'ArrowUp', windowsVirtualKeyCode: 38 },
  a: { key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65, text: 'a' },
} as const;

export interface Point {
  x: number;
  y: number;
}

/** The browser takes the moments of the presses from the test, so that a busy machine does not change the gap. */
export async function timedPresses(page: Page) {
  const session = await page.context().newCDPSession(page);
  const start = Date.now();
  return {
    /** `count` is 2 for the second click of a double click. */
    async click(at: Point, afterMs: number, count = 1): Promise<void> {
      const event = { ...at, button: 'left', clickCount: count } as const;
      const [down, up] = secondsOf(start + afterMs);
      await session.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed', timestamp: down });
      await session.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased', timestamp: up });
    },
    async press(name: keyof typeof keys, afterMs: number): Promise<void> {
      const [down, up] = secondsOf(start + afterMs);
      await session.send('Input.dispatchKeyEvent', { ...keys[name], type: 'keyDown', timestamp: down });
      await session.send('Input.dispatchKeyEvent', { ...keys[name], type: 'keyUp', timestamp: up });
    },
  };
}

const secondsOf = (moment: number) => [moment / 1_000, (moment + 20) / 1_000] as const;

export async function centreOf(part: Locator): Promise<Point> {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}
