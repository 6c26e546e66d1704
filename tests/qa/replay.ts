import type { AnyEventObject } from 'xstate';
import { type ReplayWorld, withValues } from './fixtures.ts';
import { describeStep, type RecordedStep, type Recording } from './recording.ts';

/** What a replay does on a page: the verbs of a person, and what the tester let happen. */
export interface ReplayHand {
  open(address: string): Promise<void>;
  press(name: string, nth?: number): Promise<void>;
  follow(link: string, nth?: number): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  leave(label: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  strike(key: string, label?: string): Promise<void>;
  attach(label: string, file: string): Promise<void>;
  answer(call: string, output: unknown): Promise<void>;
  fail(call: string, error: unknown): Promise<void>;
  send(event: AnyEventObject): Promise<void>;
  wait(milliseconds: number): Promise<void>;
  /** Resolves as soon as a text is, or is not, on the page; rejects if that does not happen. */
  sees(text: string): Promise<void>;
  misses(text: string): Promise<void>;
  isIn(state: string): Promise<void>;
}

/** Replays a recording; the error of a step that fails says which. */
export async function replay({ address, steps }: Recording, hand: ReplayHand, world?: ReplayWorld): Promise<void> {
  await hand.open(await withValues(address, world));
  for (const [index, step] of steps.entries()) {
    const valued =
      step.do === 'answer' || step.do === 'fail' || step.do === 'send' ? step : await valuesIn(step, world);
    if (valued.do === 'fill' && world) world.account = valued.text.replace(/@.*/, '') || world.account;
    try {
      await take(valued, hand);
      if (step.do === 'fill' && !step.stays) await hand.leave(step.label);
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      throw new Error(`Step ${index + 1} of ${steps.length}, “${describeStep(step)}”, failed: ${reason}`, {
        cause: failure,
      });
    }
  }
}

async function valuesIn(step: RecordedStep, world?: ReplayWorld): Promise<RecordedStep> {
  const entries = Object.entries(step).map(async ([key, value]) => [
    key,
    typeof value === 'string' ? await withValues(value, world) : value,
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

function take(step: RecordedStep, hand: ReplayHand): Promise<void> {
  switch (step.do) {
    case 'open':
      return hand.open(step.address);
    case 'press':
      return hand.press(step.name, step.nth);
    case 'follow':
      return hand.follow(step.link, step.nth);
    case 'fill':
      return hand.fill(step.label, step.text);
    case 'choose':
      return hand.choose(step.label, step.option);
    case 'strike':
      return hand.strike(step.key, step.label);
    case 'attach':
      return hand.attach(step.label, step.file);
    case 'answer':
      return hand.answer(step.call, step.output);
    case 'fail':
      return hand.fail(step.call, step.error);
    case 'send':
      return hand.send(step.event);
    case 'wait':
      return hand.wait(step.milliseconds);
    case 'see':
      return hand.sees(step.text);
    case 'miss':
      return hand.misses(step.text);
    case 'state':
      return hand.isIn(step.state);
  }
}

/** Whether a page has a text, whatever its spaces and capitals: a selection shows them as they are drawn. */
export const hasText = (page: string, text: string): boolean => squeezed(page).includes(squeezed(text));

const squeezed = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
