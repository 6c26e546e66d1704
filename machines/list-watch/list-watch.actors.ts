import { fromCallback, fromPromise } from 'xstate';
import { type Attention, type ListChange, type LookAnswer, listWatchMachine } from './list-watch.machine.ts';
import type { ListSight, WatchedList } from './watched-list.ts';

export const listWatch = (list: WatchedList) =>
  listWatchMachine.provide({
    actors: {
      watchList: fromCallback<ListChange>(({ sendBack }) => list.onChange(() => sendBack({ type: 'list.change' }))),
      watchAttention,
      look: fromPromise<LookAnswer>(async ({ signal }) => {
        const shown = list.shown();
        return shown === null ? { kind: 'same' } : answerOf(shown, await list.look(signal));
      }),
    },
    actions: { showRows: () => list.show() },
  });

const answerOf = (shown: ListSight, now: ListSight): LookAnswer =>
  shown.looks === now.looks
    ? { kind: 'same' }
    : { kind: 'other', added: now.parts.reduce((sum, part, index) => sum + addedTo(shown.parts[index], part), 0) };

/** Where a list has more than one page, an unknown row may come from the next page: only a higher total counts. */
function addedTo(
  shown: ListSight['parts'][number] = { ids: [], total: 0 },
  { ids, total }: ListSight['parts'][number],
) {
  const others = ids.filter((id) => !shown.ids.includes(id)).length;
  const isWhole = shown.ids.length === shown.total && ids.length === total;
  return isWhole ? others : Math.max(0, total - shown.total);
}

/** After ten minutes without input the person counts as away: requests would keep the session alive. */
export const longestUntouched = 10 * 60_000;

const touches = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'focus'];
const changes = ['visibilitychange', 'online', 'offline'];

const watchAttention = fromCallback<Attention>(({ sendBack }) => {
  let isWon = true;
  let touchedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(timer);
    const left = touchedAt + longestUntouched - Date.now();
    const isThere = left > 0 && document.visibilityState === 'visible' && navigator.onLine;
    if (isThere) timer = setTimeout(tell, left);
    if (isThere !== isWon) sendBack({ type: isThere ? 'attention.win' : 'attention.lose' });
    isWon = isThere;
  };
  const touch = () => {
    touchedAt = Date.now();
    if (!isWon) tell();
  };
  const manner = { capture: true, passive: true };
  tell();
  for (const each of touches) addEventListener(each, touch, manner);
  for (const each of changes) addEventListener(each, tell, manner);
  return () => {
    clearTimeout(timer);
    for (const each of touches) removeEventListener(each, touch, manner);
    for (const each of changes) removeEventListener(each, tell, manner);
  };
});
