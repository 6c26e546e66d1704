import { fromCallback, fromPromise } from 'xstate';
import { isSameValue } from '#machines/rules/same-value.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { currentContent, type ListContent, shownContent } from './list-content.actors.ts';
import { type Attention, type LookAnswer, listWatchMachine, type WatchedList } from './list-watch.machine.ts';

export const listWatch = (signed: SignedCall) =>
  listWatchMachine.provide({
    actors: {
      watchAttention,
      look: fromPromise<LookAnswer, WatchedList>(async ({ input, signal }) =>
        answerOf(shownContent(input), await currentContent(input, signed, signal)),
      ),
    },
  });

const answerOf = (shown: ListContent, now: ListContent): LookAnswer =>
  isSameValue(shown.visible, now.visible)
    ? { kind: 'same' }
    : { kind: 'changed', added: now.parts.reduce((sum, part, index) => sum + addedTo(shown.parts[index], part), 0) };

/** Where a list has more than one page, an unknown row may come from the next page: only a higher total counts. */
function addedTo(
  shown: ListContent['parts'][number] = { ids: [], total: 0 },
  { ids, total }: ListContent['parts'][number],
) {
  const others = ids.filter((id) => !shown.ids.includes(id)).length;
  const isWhole = shown.ids.length === shown.total && ids.length === total;
  return isWhole ? others : Math.max(0, total - shown.total);
}

/** After ten minutes without input the person counts as away: requests would keep the session alive. */
export const maxIdleMs = 10 * 60_000;

const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'focus'];
const changes = ['visibilitychange', 'online', 'offline'];

const watchAttention = fromCallback<Attention>(({ sendBack }) => {
  let isAttended = true;
  let touchedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(timer);
    const left = touchedAt + maxIdleMs - Date.now();
    const isAttentive = left > 0 && document.visibilityState === 'visible' && navigator.onLine;
    if (isAttentive) timer = setTimeout(tell, left);
    if (isAttentive !== isAttended) sendBack({ type: isAttentive ? 'attention.regained' : 'attention.lost' });
    isAttended = isAttentive;
  };
  const touch = () => {
    touchedAt = Date.now();
    if (!isAttended) tell();
  };
  const options = { capture: true, passive: true };
  tell();
  for (const each of inputEvents) addEventListener(each, touch, options);
  for (const each of changes) addEventListener(each, tell, options);
  return () => {
    clearTimeout(timer);
    for (const each of inputEvents) removeEventListener(each, touch, options);
    for (const each of changes) removeEventListener(each, tell, options);
  };
});
