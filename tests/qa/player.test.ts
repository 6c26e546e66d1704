import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { StepDetails } from './flow-details.ts';
import type { Sight, TakenStep } from './stage.ts';
import { type PlayerEvent, playerMachine, type StageChange } from './web/player.machine.ts';
import { faultNames } from './web/try-faults.ts';

const stepTo = (state: string): StepDetails => ({
  event: { type: `to.${state}`, index: 0 },
  words: `Go to ${state}`,
  state,
  ...{ active: [], texts: [], buttons: [], facts: [], effects: [], arrows: [] },
});
const steps = ['open', 'filled', 'sent'].map(stepTo);
const answer: TakenStep = { step: { do: 'answer', call: 'send' }, isOnPage: false };
const press: TakenStep = { step: { do: 'press', name: 'Send' }, isOnPage: true };

const sightOf = (state: string, taken: TakenStep[] = []): Sight => ({
  state,
  ...{
    active: [],
    hasEnded: false,
    crash: null,
    turkish: null,
    width: null,
    texts: [],
    buttons: [],
    facts: [],
    pressable: [],
    fields: {},
  },
  ...{ calls: [], started: [], effects: [], sent: [], seen: [] },
  taken,
});

/** A player whose stage takes every step but `broken`. */
function start({ position = 0, broken = '', elsewhere = '' } = {}) {
  const [opened, changes, addresses]: [string[], StageChange[], number[]] = [[], [], []];
  const taken: TakenStep[] = [];
  const machine = playerMachine.provide({
    actors: {
      openStage: fromPromise(async ({ input }) => {
        opened.push([...input.steps.map(({ state }) => state), input.language].join(' '));
        taken.splice(0);
        return sightOf(input.steps.at(-1)?.state ?? 'open');
      }),
      changeStage: fromPromise(async ({ input }) => {
        changes.push(input);
        if ('event' in input && input.event.type === broken) throw new Error('There is no button "Send".');
        taken.push(press, answer);
        const type = 'event' in input ? input.event.type : 'to.later';
        return sightOf(type === elsewhere ? 'elsewhere' : type.slice(3), [...taken]);
      }),
      tryFault: fromPromise(async ({ input: { fault, next } }) => {
        if (fault === broken) throw new Error('The screen did not open within ten seconds.');
        return { fault, outcome: String(next?.state), lost: [], isWrong: false };
      }),
      watchStage: fromCallback(() => {}),
    },
    actions: { showPosition: (_, shown) => void addresses.push(shown) },
  });
  const clock = new SimulatedClock();
  const input = { flow: 'login', address: '/login', steps, position, language: 'en' } as const;
  const player = createActor(machine, { input, clock }).start();
  const settle = async () => {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
    return player.getSnapshot();
  };
  const send = async (event: PlayerEvent) => {
    player.send(event);
    return settle();
  };
  return { player, clock, settle, send, opened, changes, addresses };
}

describe('the player', () => {
  it('opens at a position, goes forward to the end and back by opening again', async () => {
    const { settle, send, opened, changes, addresses } = start({ position: 1 });
    expect((await settle()).value).toBe('ready');
    expect((await send({ type: 'step.next' })).context).toMatchObject({ position: 2, sight: { state: 'sent' } });
    expect((await settle()).can({ type: 'step.next' })).toBe(false);
    await send({ type: 'step.back' });
    expect(opened).toEqual(['filled en', 'filled en']);
    expect(changes).toEqual([{ event: { type: 'to.sent', index: 0 } }]);
    expect(addresses).toEqual([1, 2, 1]);
  });

  it('plays to the end with a pause after each step, and can be paused', async () => {
    const { clock, settle, send } = start();
    await settle();
    expect((await send({ type: 'play.start' })).value).toEqual({ playing: 'waiting' });
    clock.increment(900);
    expect((await settle()).context.position).toBe(2);
    clock.increment(900);
    expect((await settle()).value).toBe('ready');
    await send({ type: 'step.choose', position: 0 });
    await send({ type: 'play.start' });
    expect((await send({ type: 'play.pause' })).value).toBe('ready');
  });

  it('says why a step could not be taken, and goes back', async () => {
    const { settle, send } = start({ broken: 'to.filled' });
    await settle();
    const failed = await send({ type: 'step.next' });
    expect(failed.value).toBe('failed');
    expect(failed.context.problem).toBe('There is no button "Send".');
    expect((await send({ type: 'step.back' })).context).toMatchObject({ position: 0, problem: null });
  });

  it('opens the screen again in another language, at the same step', async () => {
    const { settle, send, opened } = start({ position: 2 });
    await settle();
    await send({ type: 'language.choose', language: 'tr' });
    expect(opened).toEqual(['filled sent en', 'filled sent tr']);
  });

  it('goes on with a step that the tester takes on the screen or as an answer, and says that the path was left', async () => {
    const { settle, send, opened, changes, addresses } = start();
    const change = (state: string) => send({ type: 'stage.change', sight: sightOf(state) });
    await settle();
    expect((await change('filled')).context).toMatchObject({ position: 1, isLeft: false });
    expect((await change('elsewhere')).context).toMatchObject({ position: 1, isLeft: true });
    expect((await settle()).can({ type: 'play.start' })).toBe(false);
    expect((await change('filled')).context).toMatchObject({ position: 1, isLeft: false });
    await change('elsewhere');
    expect((await send({ type: 'step.next' })).context).toMatchObject({ position: 2, isLeft: false });
    expect([opened, changes]).toEqual([['en', 'filled sent en'], []]);
    await send({ type: 'step.choose', position: 1 });
    const answered = await send({ type: 'call.answer', event: { type: 'to.sent', index: 0 } });
    expect(answered.context).toMatchObject({ position: 2, isLeft: false });
    expect(addresses.at(-1)).toBe(2);
  });

  it('does not say that the path was left where a step of its own leads elsewhere', async () => {
    const { settle, send } = start({ elsewhere: 'to.filled' });
    await settle();
    expect((await send({ type: 'step.next' })).context).toMatchObject({ position: 1, isLeft: false });
    const later = await send({ type: 'stage.change', sight: sightOf('elsewhere') });
    expect(later.context).toMatchObject({ position: 1, isLeft: false });
  });

  it('opens the screen again at the step before it records what was done by hand', async () => {
    const { player, settle, send, opened } = start();
    await settle();
    await send({ type: 'stage.change', sight: sightOf('filled') });
    await send({ type: 'record.start' });
    expect(opened).toEqual(['en', 'filled en']);
    expect(player.system.get('recorder').getSnapshot().value).toEqual({ open: 'recording' });
  });

  it('records the steps that led here, then what the recorder cannot see, until the screen is opened again', async () => {
    const { player, settle, send } = start();
    const recorder = () => player.system.get('recorder').getSnapshot();
    await settle();
    await send({ type: 'step.next' });
    await send({ type: 'record.start' });
    expect(recorder().context.steps).toEqual([press.step, answer.step]);
    await send({ type: 'call.answer', event: { type: 'to.sent', index: 0 } });
    expect(recorder().context.steps).toEqual([press.step, answer.step, answer.step]);
    await send({ type: 'step.back' });
    expect(recorder().value).toEqual({ open: 'reviewing' });
  });

  it('tries each fault with the next step, goes back to the step, and forgets them at the next', async () => {
    const { settle, send } = start();
    await settle();
    const tried = await send({ type: 'faults.try' });
    expect(tried.value).toBe('ready');
    expect(tried.context.reports.map(({ fault }) => fault)).toEqual(faultNames);
    expect(tried.context.reports[1]).toMatchObject({ fault: 'Offline', outcome: 'filled' });
    expect((await send({ type: 'step.next' })).context.reports).toEqual([]);
  });

  it('keeps the reports of the faults before one whose screen did not open', async () => {
    const { settle, send } = start({ broken: 'Answer 401' });
    await settle();
    const { value, context } = await send({ type: 'faults.try' });
    expect(value).toBe('failed');
    expect(context.reports.map(({ fault }) => fault)).toEqual(['No answer', 'Offline']);
  });
});
