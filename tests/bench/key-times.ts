/** Runs in the page: from a key until its frame is drawn, the wait for the frame (up to 16.7 ms) included. */
export function watchKeys(): void {
  const times: number[] = [];
  const isWatching = Reflect.has(globalThis, 'keyTimes');
  Reflect.set(globalThis, 'keyTimes', times);
  if (isWatching) return;
  addEventListener(
    'keydown',
    () => {
      const pressed = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => Reflect.get(globalThis, 'keyTimes').push(performance.now() - pressed);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

/** Runs in the page: what was seen since the last time it was asked. */
export const paintsAfter = (): number[] => Reflect.get(globalThis, 'keyTimes').splice(0);
