import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { applicationMachine } from '#machines/application/application.machine.ts';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { startControlled } from './controllable.ts';
import { sourceMutantsOf } from './source-mutants.ts';

const cities = await sourceMutantsOf('city-search/city-search.machine.ts', citySearchMachine);

describe('a mistake in the file of a chart', () => {
  it('is planted in what guards, remembers and asks, by the name under which it stands', () => {
    expect(cities.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'citySearch.guards.isWorthAsking: text.trim().length >= context.minLetters → (text.trim().length > context.minLetters)',
        'citySearch.actions.forgetText: { text: "" } → ({ })',
        'citySearchMachine.states.loading.invoke.input.text: context.text.trim() → context.text',
      ]),
    );
  });

  it('leaves each clause of a guard out, once', async () => {
    const mutants = await sourceMutantsOf('application/application.machine.ts', applicationMachine);
    const clauses = mutants.filter(({ name }) => name.startsWith('application.guards.isComplete: applicant !== null'));
    expect(clauses.length).toBeGreaterThanOrEqual(6);
  });

  it('makes another chart, with all that it imports as it is', () => {
    const strict = cities.find(({ name }) => name.endsWith('→ (text.trim().length > context.minLetters)'));
    const stateAfter = (machine: AnyStateMachine) => {
      const { actor } = startControlled(machine, { minLetters: 2 });
      actor.send({ type: 'text.change', text: 'ka' });
      return actor.getSnapshot().value;
    };
    expect(stateAfter(citySearchMachine)).toBe('waiting');
    expect(strict && stateAfter(strict.machine)).toBe('idle');
  });
});
