import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { lifecycleOf, step } from './lifecycle.ts';

interface Said {
  word: string;
}

const door = setup({
  types: {} as {
    events:
      | { type: 'account.close'; word: string; facts: { isKey: boolean } }
      | { type: 'door.open'; facts: { isKey: boolean } };
  },
  guards: { isKey: (_, { isKey }: { isKey: boolean }) => isKey },
  actions: { tellOwner: (_, _said: Said) => {}, ringBell: () => {} },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.open': {
          guard: { type: 'isKey', params: ({ event }) => event.facts },
          target: 'open',
          actions: 'ringBell',
        },
      },
    },
    open: {
      on: {
        'account.close': {
          target: 'shut',
          actions: ['ringBell', { type: 'tellOwner', params: ({ event }) => ({ word: event.word }) }],
        },
      },
    },
  },
});

interface Door {
  id: string;
  state: 'shut' | 'open';
}

const messages: string[] = [];
const whole = {
  chart: door,
  load: async () => undefined,
  facts: () => ({ isKey: true }),
  change: () => ({}),
  save: async () => undefined,
  effects: {
    ringBell: () => void messages.push('bell'),
    tellOwner: (_unit: unknown, _door: unknown, { word }: Said) => void messages.push(word),
  },
  audited: ['account.close'],
  subjectOf: ({ id }: Door) => id,
} as const;
const { tellOwner, ...withoutOwner } = whole.effects;

describe('a lifecycle', () => {
  it('runs an effect of its chart by its name, with what the chart gives it', () => {
    const { effects } = lifecycleOf<Door>()(whole);
    expect([...effects.keys()]).toEqual(['ringBell', 'tellOwner']);
    const next = step(door, 'open', { type: 'account.close', ...{ word: 'bye', facts: { isKey: true } } });
    expect(next).toEqual({
      state: 'shut',
      effects: [
        { type: 'ringBell', params: undefined },
        { type: 'tellOwner', params: { word: 'bye' } },
      ],
    });
  });

  it('does not compile where a name of the chart has no function, nor where a function has no name there', () => {
    // @ts-expect-error the chart tells the owner, and nothing here does
    lifecycleOf<Door>()({ ...whole, effects: withoutOwner });
    // @ts-expect-error the chart never paints
    lifecycleOf<Door>()({ ...whole, effects: { ...whole.effects, paint: () => {} } });
    const counting = {
      ...withoutOwner,
      tellOwner: (_unit: unknown, _door: unknown, { count }: { count: number }) => count,
    };
    // @ts-expect-error the chart gives a word, and not a number
    lifecycleOf<Door>()({ ...whole, effects: counting });
    // @ts-expect-error no event of the chart is this move
    lifecycleOf<Door>()({ ...whole, audited: ['account.suspend'] });
    // @ts-expect-error no event of the chart says this
    lifecycleOf<Door>()({ ...whole, auditedDetails: ['colour'] });
    // @ts-expect-error the guards ask for a key
    lifecycleOf<Door>()({ ...whole, facts: () => ({}) });
    // @ts-expect-error the chart has no such state
    lifecycleOf<{ id: string; state: 'ajar' }>()(whole);
    expect(tellOwner).toBe(whole.effects.tellOwner);
  });

  it('does not compile where its chart names an effect that it does not declare', () => {
    const machine = setup({ types: {} as { events: { type: 'push' } }, actions: { ringBell: () => {} } });
    // @ts-expect-error nothing paints
    machine.createMachine({ on: { push: { actions: 'paint' } } });
    expect(machine.createMachine({ on: { push: { actions: 'ringBell' } } }).events).toEqual(['push']);
  });
});
