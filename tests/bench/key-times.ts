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

/** Types a word somewhere, and tells how long each key took. */
type Typist = (word: string) => Promise<number[]>;

const rounds = 12;

/** Two type the same words in turns, word by word, so that a slow moment falls on both; the keys of a round belong together. */
export async function typeInTurns(words: readonly string[], ours: Typist, theirs: Typist) {
  const times = { ours: [] as number[][], theirs: [] as number[][] };
  for (let round = 0; round < rounds; round += 1) {
    const [mine, others]: [number[], number[]] = [[], []];
    for (const word of words) {
      mine.push(...(await ours(word)));
      others.push(...(await theirs(word)));
    }
    times.ours.push(mine);
    times.theirs.push(others);
  }
  return times;
}
