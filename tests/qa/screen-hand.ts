import { fireEvent, waitFor } from '@testing-library/dom';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { countedFromNow } from '#tests/kit/deadlines.ts';
import type { Settle } from '#tests/kit/inner-driver.ts';
import { controlsNamed, linkSelector, pressSelector } from '#tests/kit/names.ts';
import { leavesOf } from '#tests/kit/say.ts';
import type { startScreen } from '#tests/kit/screen.tsx';
import { hasText, type ReplayHand } from './replay.ts';

type Started = Pick<ReturnType<typeof startScreen<AnyStateMachine>>, 'actor' | 'current' | 'driver' | 'pending'>;

/** Replays a recording on a screen that was started with controlled actors. */
export function screenHand({ actor, current, driver, pending }: Started, settle: Settle): ReplayHand {
  const click = async (selector: string, name: string, nth = 1) => {
    const controls = controlsNamed(document, selector, name);
    const control = controls[nth - 1];
    if (!control) throw new Error(`There are ${controls.length} enabled controls “${name}”.`);
    await settle(() => fireEvent.click(control));
  };
  const send = async (event: AnyEventObject) => {
    if (!current().can(event)) throw new Error(`The flow does not take ${event.type} in ${leavesOf(current().value)}.`);
    await settle(() => actor.send(countedFromNow(event) as never));
  };
  const finish = async (call: string, event: AnyEventObject, settleCall: () => Promise<void>) => {
    if (!(call in current().children)) throw new Error(`No call “${call}” waits in ${leavesOf(current().value)}.`);
    await (pending.has(call) ? settleCall() : settle(() => actor.send(event as never)));
  };
  const expectText = (text: string, isThere: boolean) =>
    waitFor(
      () => {
        if (hasText(document.body.textContent, text) !== isThere)
          throw new Error(isThere ? 'The page does not have this text.' : 'The page has this text.');
      },
      // By default the message goes on with the whole page.
      { onTimeout: (error) => error },
    );
  return {
    open: async () => {},
    press: (name, nth) => click(pressSelector, name, nth),
    follow: (link, nth) => click(linkSelector, link, nth),
    fill: driver.fill,
    leave: driver.leave,
    choose: driver.choose,
    strike: driver.strike,
    attach: (label, name) => driver.attach(label, { name, type: typeOf(name), bytes: new Uint8Array(8) }),
    answer: (call, output) =>
      finish(call, { type: `xstate.done.actor.${call}`, output }, () => driver.release(call, output)),
    fail: (call, error) => finish(call, { type: `xstate.error.actor.${call}`, error }, () => driver.cut(call, error)),
    send,
    wait: driver.passTime,
    sees: (text) => expectText(text, true),
    misses: (text) => expectText(text, false),
    async isIn(state) {
      const found = leavesOf(current().value);
      if (found !== state) throw new Error(`The flow is in ${found}.`);
    },
  };
}

const types: Record<string, string> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

export const typeOf = (file: string): string =>
  types[file.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream';
