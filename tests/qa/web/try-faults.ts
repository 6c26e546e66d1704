import { stateInWords } from '#tests/kit/in-words.ts';
import type { StepDetails } from '../flow-details.ts';
import type { Sight, Stage, WaitingCall } from '../stage.ts';

export interface FaultReport {
  fault: string;
  /** What happened, or why the fault is not possible at this step. */
  outcome: string;
  /** Fields that show another text than before. */
  lost: string[];
  /** null where the fault is not possible at this step. */
  isWrong: boolean | null;
}

interface Here {
  stage: Stage;
  before: Sight;
  next: StepDetails | undefined;
}

type Carry = (here: Here) => Promise<string | null>;

/** Each fault, carried out at a step. It returns what went wrong, or null. */
const faults = {
  'No answer': async ({ before }) => (failingCalls(before).length === 0 ? notHere('No call waits') : null),
  Offline: failing('Wrong Services'),
  'Answer 401': failing({ message: 'Please sign in again.', code: 'unauthenticated' }),
  'Answer 500': failing({ message: 'Something went wrong. Please try again.', code: 'internal' }),
  'HTML instead of JSON': failing('<!doctype html><title>Sign in to this network</title>'),
  'Double press': async ({ stage, before, next }) => {
    if (!next || next.event.type.startsWith('xstate.')) return notHere('The next step is not a press');
    await stage.takeTwice(next.event);
    const { started } = await stage.look();
    const calls = started.slice(before.started.length);
    const repeated = calls.filter((name, index) => calls.indexOf(name) !== index);
    return repeated.length === 0 ? null : `It started ${repeated.join(', ')} twice.`;
  },
  'Reload, or Back and forward again': async ({ stage, before }) => {
    await stage.reload();
    const { state } = await stage.look();
    return state === before.state ? null : `It is in “${stateInWords(state)}” now.`;
  },
  'Storage full': async ({ stage, next }) => {
    if (!next) return notHere('The path ends here');
    stage.fillStorage();
    await stage.take(next.event);
    const { state } = await stage.look();
    return state === next.state ? null : `It leads to “${stateInWords(state)}”.`;
  },
} satisfies Record<string, Carry>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

/** The newest call fails with what the API client rejects with. */
function failing(error: unknown): Carry {
  return async ({ stage, before }) => {
    const call = failingCalls(before).at(-1);
    if (!call) return notHere('No call waits');
    await stage.fail(call.name, error);
    const { hasEnded, texts } = await stage.look();
    return hasEnded || texts.length > 0 || before.texts.length === 0 ? null : 'The screen is empty.';
  };
}

/** The waiting calls that may fail: a timer of the page cannot. */
const failingCalls = ({ calls }: Sight): WaitingCall[] =>
  calls.filter(({ answers }) => answers.some(({ event }) => event.type.startsWith('xstate.error.')));

class NotHere extends Error {}

function notHere(reason: string): never {
  throw new NotHere(`${reason} at this step.`);
}

/** Tries a fault on a screen that was opened again and taken to the step. */
export async function tryFault(fault: FaultName, stage: Stage, next: StepDetails | undefined): Promise<FaultReport> {
  const before = await stage.look();
  try {
    const problem = await faults[fault]({ stage, before, next });
    const after = await stage.look();
    const lost = lostFields(before, after);
    const isWrong = problem !== null || lost.length > 0 || isStuck(after);
    return { fault, outcome: problem ?? `“${stateInWords(after.state)}”. ${wayOutOf(after)}`, lost, isWrong };
  } catch (failure) {
    const outcome = failure instanceof Error ? failure.message : String(failure);
    return { fault, outcome, lost: [], isWrong: failure instanceof NotHere ? null : true };
  }
}

function wayOutOf({ crash, hasEnded, pressable }: Sight): string {
  if (crash !== null) return `The flow has crashed: ${crash}`;
  return hasEnded ? 'The flow has ended.' : `Buttons: ${pressable.join(', ') || 'none'}.`;
}

const isStuck = ({ crash, hasEnded, pressable }: Sight): boolean =>
  crash !== null || (!hasEnded && pressable.length === 0);

/** Fields that are still there and show something else than what was typed. */
const lostFields = ({ fields: before }: Sight, { fields: after }: Sight): string[] =>
  Object.entries(before).flatMap(([label, text]) =>
    text !== '' && after[label] !== undefined && after[label] !== text ? [label] : [],
  );
