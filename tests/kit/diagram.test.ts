import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { statesIn, transitionsOf } from './coverage.ts';
import { aliasOf, diagramOf, labelOf, linesOf } from './diagram.ts';
import { flows } from './flows.ts';
import { readDiagram } from './read-diagram.ts';

describe('a diagram', () => {
  it.each(Object.values(flows))(
    'of $model.title shows every state and every way once it is drawn',
    ({ model: { machine } }) => {
      const { states, edges, starts, ends } = readDiagram(diagramOf(machine));
      const inner = statesIn(machine.root).filter(({ parent }) => parent);
      const drawn = states.filter(({ alias }) => alias !== 'everywhere');
      expect(drawn.map(({ alias, lines }) => [alias, lines])).toEqual(
        inner.map((node) => [aliasOf(node), linesOf(node)]),
      );
      expect(edges).toEqual(
        statesIn(machine.root).flatMap((node) =>
          transitionsOf(node).flatMap((edge) =>
            (edge.target ?? [node]).map((to) => ({
              from: aliasOf(node),
              to: aliasOf(to),
              label: labelOf(edge, machine),
            })),
          ),
        ),
      );
      expect(starts).toHaveLength(statesIn(machine.root).filter(({ type }) => type === 'compound').length);
      expect(ends).toEqual(inner.filter(({ type }) => type === 'final').map(aliasOf));
    },
  );

  it('tells tags, calls, deeds, delays and what happens by itself', () => {
    const machine = createMachine(
      {
        id: 'lamp',
        initial: 'off',
        states: {
          off: { tags: 'dark', exit: 'click', always: { guard: 'isNight', target: 'on' } },
          on: { entry: ['click', 'hum'], invoke: { id: 'burn', src: 'burn' }, after: { patience: 'off' } },
        },
      },
      { delays: { patience: 300 } },
    );
    const lines = diagramOf(machine).split('\n').slice(1, -1);
    expect(lines.map((line) => line.trim())).toEqual([
      '[*] --> off',
      'state "off #dark<br/>exit / click" as off',
      'state "on<br/>⟳ burn<br/>entry / click, hum" as on',
      'off --> on: always [isNight]',
      'on --> off: after patience (300 ms)',
    ]);
  });

  it.each([
    ['regions outside of a state', 'state "a" as a\n--\nstate "b" as b', '"--" cannot be drawn.'],
    [
      'more about a state that holds others',
      'state "a" as a {\nstate "b" as b\n}\na: exit',
      '"a: exit" cannot be drawn.',
    ],
    ['a way to nowhere', 'state "a" as a\na --> b: go', 'There is no state "b".'],
    ['a state told twice', 'state "a" as a\nstate "a" as a', '"a" is told twice.'],
    ['a name that is a word of the language', 'state "note" as note', '"note" is a word of the language.'],
    ['a state that is not closed', 'state "a" as a {', '"a" is not closed.'],
  ])('that has %s is refused', (_, text, said) => {
    expect(() => readDiagram(`stateDiagram-v2\n${text}\n`)).toThrow(said);
  });
});
