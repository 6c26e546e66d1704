import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { report } from './report.ts';

interface Verified {
  type: 'email.verified';
  email: string;
}

const flow = setup({
  types: {} as { events: { type: 'code.submit'; code: string } },
  actions: { report: report<Verified>() },
}).createMachine({
  on: { 'code.submit': { actions: { type: 'report', params: { type: 'email.verified', email: 'mia@mail.example' } } } },
});

describe('a report', () => {
  it('reaches the page that invoked the flow', () => {
    const page = setup({
      types: {} as { events: Verified; children: { flow: 'flow' } },
      actors: { flow },
    }).createMachine({
      invoke: { id: 'flow', src: 'flow' },
      initial: 'waiting',
      states: { waiting: { on: { 'email.verified': 'told' } }, told: {} },
    });
    const actor = createActor(page).start();
    actor.getSnapshot().children.flow?.send({ type: 'code.submit', code: '123456' });
    expect(actor.getSnapshot().value).toBe('told');
  });

  it('goes nowhere when the flow runs alone', () => {
    const actor = createActor(flow).start();
    actor.send({ type: 'code.submit', code: '123456' });
    expect(actor.getSnapshot().status).toBe('active');
  });
});
