import { type AnyActor, type AnyEventObject, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { leavesOf, sayEvent } from '#tests/kit/say.ts';
import type { SeenStep, SentEvent } from '../stage.ts';
import { pictureOf } from './picture-of.ts';
import { sentIn } from './watch-actors.ts';

const maxSteps = 50;
const maxEvents = 300;

/** The steps that were left since the screen was opened, as they were seen, and the events that its actors sent. */
export function startHistory() {
  const [seen, sent]: [SeenStep[], SentEvent[]] = [[], []];
  let [step, words, count] = [0, 'Open the page', 0];
  return {
    inspect(inspected: InspectionEvent): void {
      const found = sentIn(inspected);
      if (!found || isByTester(inspected, found.event.type)) return;
      const { event, source, target, isUnused } = found;
      const before = sent.at(-1);
      const isFollowed = event.type.startsWith('xstate.snapshot.');
      if (isFollowed && before?.target === target && before.source === source) return;
      if (event.type === 'xstate.init' && source === null) return;
      count += 1;
      sent.push({ key: count, step, source: source ?? 'page', target, text: textOf(event), isUnused });
      if (sent.length > maxEvents) sent.shift();
    },
    /** Keeps what is on the page now: the next step begins. */
    leaveStep(state: string, nextWords: string): void {
      seen.push({ step, words, state, picture: pictureOf(document) });
      if (seen.length > maxSteps) seen.shift();
      step += 1;
      words = nextWords;
    },
    read: () => ({ seen: [...seen], sent: [...sent] }),
  };
}

/** A waiting call is given its answer, or another second, by an event that no product sends. */
const isByTester = ({ actorRef }: InspectionEvent, type: string): boolean =>
  ['resolve', 'reject', 'tick'].includes(type) && !isMachineSnapshot((actorRef as AnyActor).getSnapshot());

function textOf({ type, ...payload }: AnyEventObject): string {
  const text = type.startsWith('xstate.snapshot.')
    ? `shows ${leavesOf(payload.snapshot?.value) || JSON.stringify(payload.snapshot?.context ?? null)}`
    : sayEvent({ type: type === 'xstate.init' ? 'starts' : type, ...payload });
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
