import { describe, expect, it } from 'vitest';
import type { Sight, Stage, WaitingCall } from './stage.ts';
import { type FaultReport, faultNames, tryFault } from './web/try-faults.ts';

const sight: Sight = {
  ...{
    state: 'sending',
    active: [],
    hasEnded: false,
    crash: null,
    width: null,
    turkish: null,
    texts: ['Sending...'],
    buttons: [],
    facts: [],
  },
  ...{ pressable: ['Close'], fields: {}, calls: [], started: [], effects: [], sent: [], seen: [], taken: [] },
};
const answersOf = (name: string, ...kinds: string[]): WaitingCall['answers'] =>
  kinds.map((kind) => ({ label: kind, event: { type: `xstate.${kind}.actor.${name}`, index: 0 } }));
const send: WaitingCall = { name: 'send', isTimer: false, answers: answersOf('send', 'done', 'error') };
const countdown: WaitingCall = { name: 'countdown', isTimer: true, answers: answersOf('countdown', 'done') };

/** A screen that shows this before, and after a call has failed. */
async function reportsOn({ calls, after = sight }: { calls: WaitingCall[]; after?: Sight }) {
  const failed: string[] = [];
  const open = (): Stage => {
    let current: Sight = { ...sight, calls };
    return {
      ...{ width: null, take: async () => {}, takeTwice: async () => {}, passTime: async () => {} },
      ...{ reload: async () => {}, fillStorage() {}, speak: async () => {}, watch: () => () => {} },
      async fail(call) {
        failed.push(call);
        current = after;
      },
      look: async () => current,
    };
  };
  const reports: FaultReport[] = [];
  for (const fault of faultNames) reports.push(await tryFault(fault, open(), undefined));
  return {
    failed,
    offline: reports.find(({ fault }) => fault === 'Offline'),
    noAnswer: reports.find(({ fault }) => fault === 'No answer'),
  };
}

describe('[BEYOND-84] trying all faults', () => {
  it('fails the newest call, and says which buttons are left', async () => {
    const { failed, offline } = await reportsOn({ calls: [send, countdown], after: { ...sight, state: 'notSent' } });
    expect(failed).toEqual(['send', 'send', 'send', 'send']);
    expect(offline).toMatchObject({ outcome: '“not sent”. Buttons: Close.', isWrong: false });
  });

  it('leaves the timers of the page alone', async () => {
    const { failed, offline, noAnswer } = await reportsOn({ calls: [countdown] });
    expect(failed).toEqual([]);
    const notTried = { outcome: 'No call waits at this step.', isWrong: null };
    expect([offline, noAnswer]).toMatchObject([notTried, notTried]);
  });

  it('calls a crash a fault, and an end no fault', async () => {
    const crashed = { ...sight, crash: 'Error: No handler', pressable: [] };
    const { offline } = await reportsOn({ calls: [send], after: crashed });
    expect(offline).toMatchObject({ outcome: '“sending”. The flow has crashed: Error: No handler', isWrong: true });
    const ended = { ...sight, state: 'done', hasEnded: true, pressable: [] };
    expect((await reportsOn({ calls: [send], after: ended })).offline).toMatchObject({
      outcome: '“done”. The flow has ended.',
      isWrong: false,
    });
  });
});
