import type { AnyMachineSnapshot } from 'xstate';
import { declaredTransitions, guardName } from './coverage.ts';
import { describeEvent, describeSteps, type Words, wordsOf } from './describe.ts';
import { diagramsOf, mermaidOf } from './diagram.ts';
import type { Flow, Guide } from './flow.ts';
import { kindOf } from './invariants.ts';
import type { JourneyStep, Journeys } from './journey.ts';
import type { Model } from './model.ts';
import { snapshotsAlong } from './next-step.ts';
import { expectedIn, textStatesOf } from './page-step.ts';
import { coveringPaths, edgePaths, type PathStep, stepsWithPrevious } from './paths.ts';
import { leavesOf } from './say.ts';

/** The page of a flow in docs/machines: how to get there, each state, test cases, answers and journeys. */
export function flowPage(flow: Flow, journeys: Journeys): string {
  const { model, guide } = flow;
  const words = wordsOf(flow);
  const paths = coveringPaths(model);
  const ways = waysIn(model);
  const keys = new Map([...ways].map(([name, steps]) => [name, keyOf(deedsOf(words, steps))]));
  const first = leavesOf(paths[0]?.steps[0]?.state.value);
  const sections = [
    `# ${model.title}`,
    `${whereabouts(guide)} ${paths.length} test cases take all ${declaredTransitions(model.machine).length} transitions.`,
    ...diagramsOf(model.machine).map(
      (diagram) => `### ${diagram.title}\n\n\`\`\`mermaid\n${mermaidOf(diagram)}\n\`\`\``,
    ),
    '## States',
    ...stateTable(flow, ways),
    '## Test cases',
    paths
      .map(({ steps }, index) => `- [ ] **${index + 1}.** ${deedLine(deedsOf(words, steps), first, keys)}`)
      .join('\n'),
    ...sectionOf('## How to get each answer', answerRows(model, guide), ['call', 'answer', 'how']),
    ...sectionOf('## One action, several outcomes', outcomeRows(model, words, guide), ['in', 'action', 'leads to']),
    '## Journeys',
    journeys.titles.map((title) => `- ${title}: ${journeyLine(words, journeys.stepsOf(title), keys)}`).join('\n'),
  ];
  return `${sections.join('\n\n')}\n`;
}

const whereabouts = ({ role, address, start }: Guide): string =>
  [`${role} at ${address.startsWith('/') ? `\`${address}\`` : address}.`, start].filter(Boolean).join(' ');

const sectionOf = (title: string, rows: string[][], heads: string[]): string[] =>
  rows.length === 0 ? [] : [title, tableOf(heads, rows)];

/** The shortest path into each state. */
export function waysIn(model: Model): Map<string, readonly PathStep[]> {
  const ways = new Map<string, readonly PathStep[]>();
  for (const { steps } of edgePaths(model))
    for (const [index, { state }] of steps.entries()) {
      const name = leavesOf(state.value);
      const known = ways.get(name);
      if (!known || known.length > index + 1) ways.set(name, steps.slice(0, index + 1));
    }
  return ways;
}

/** The texts and buttons of each state; those of every state are listed once. */
function stateTable(flow: Flow, ways: ReadonlyMap<string, readonly PathStep[]>): string[] {
  const words = wordsOf(flow);
  const states = [...ways].map(([name, steps]) => {
    const state = steps.at(-1)?.state;
    const seen = seenIn(flow, state);
    const ends = state?.status === 'done' ? ['The flow has ended.'] : [];
    return { name, steps, parts: [...new Set([...seen.texts, ...seen.buttons, ...ends])] };
  });
  const isCommon = (part: string) => states.length > 1 && states.every(({ parts }) => parts.includes(part));
  const common = (states[0]?.parts ?? []).filter(isCommon);
  const rows = states.map(({ name, steps, parts }) => [
    `\`${name}\``,
    describeSteps(words, steps),
    parts.filter((part) => !isCommon(part)).join('; ') || '–',
  ]);
  const table = tableOf(['state', 'shortest way', 'what appears'], rows);
  return common.length === 0 ? [table] : [`In every state: ${common.join('; ')}.`, table];
}

/** The texts, buttons and facts of a state; none of a flow without a screen of its own. */
export const seenIn = ({ shown, ...flow }: Flow, state: AnyMachineSnapshot | undefined) =>
  state && shown && textStatesOf(shown.texts, state).every((each) => each in shown.texts)
    ? expectedIn({ ...flow, shown }, state)
    : { texts: [], buttons: [], facts: [] };

/** What is done, and the state that follows. */
interface Deed {
  words: string;
  state: string;
  isExpected?: boolean;
}

/** Deeds in one line: they begin in the last state that is entered by its shortest way, so that no way is repeated. */
function deedLine(deeds: readonly Deed[], opening: string, ways: ReadonlyMap<string, string>): string {
  const start = deeds.findLastIndex(
    ({ state }, index) => index < deeds.length - 1 && ways.get(state) === keyOf(deeds.slice(0, index + 1)),
  );
  const from = deeds[start]?.state ?? opening;
  const rest = deeds.slice(start + 1);
  const told = rest.map(({ words, state, isExpected = true }, index) =>
    isExpected && state !== (rest[index - 1]?.state ?? from) ? `${words} → \`${state}\`` : words,
  );
  return [`From \`${from}\``, ...(told.length === 0 ? [] : [told.join('; ')])].join(': ');
}

const keyOf = (deeds: readonly Deed[]): string => deeds.map(({ words }) => words).join('\n');

const deedsOf = (words: Words, steps: readonly PathStep[]): Deed[] =>
  steps.slice(1).map(({ event, state }) => ({ words: describeEvent(words, event), state: leavesOf(state.value) }));

export const answersIn = ({ cases }: Model): { actor: string; answer: string }[] =>
  Object.entries(cases).flatMap(([type, payloads]) => {
    const [, actor = ''] = /^xstate\.done\.actor\.(.+)$/.exec(type) ?? [];
    if (actor === '') return [];
    const names = payloads.map((payload) => kindOf({ type, ...payload }) ?? 'done');
    return [...new Set(names)].map((answer) => ({ actor, answer }));
  });

/** Answers that the guide does not explain yet. */
export const unexplainedAnswers = ({ model, guide }: Flow): string[] =>
  answersIn(model)
    .filter(({ actor, answer }) => guide.answers?.[actor]?.[answer] === undefined)
    .map(({ actor, answer }) => `${actor}: ${answer}`);

const answerRows = (model: Model, { answers = {} }: Guide): string[][] =>
  answersIn(model).map(({ actor, answer }) => [actor, `“${answer}”`, answers[actor]?.[answer] ?? '']);

interface Outcome {
  state: string;
  target: string;
  guard: string | undefined;
}

/** Actions that lead from one state to several, with the guards that decide. */
function outcomesIn(model: Model, words: Words): [place: string, outcomes: Outcome[]][] {
  const steps = [...stepsWithPrevious(edgePaths(model))].map(([step, { state: before }]) => ({
    place: `${leavesOf(before.value)}\n${describeEvent(words, step.event)}`,
    target: leavesOf(step.state.value),
    guard: () => guardOf(model, before, step),
    state: leavesOf(before.value),
  }));
  const places = Map.groupBy(steps, ({ place }) => place);
  return [...places]
    .filter(([, those]) => new Set(those.map(({ target }) => target)).size > 1)
    .map(([place, those]) => [place, those.map(({ guard, ...step }) => ({ ...step, guard: guard() }))]);
}

/** The guards of the transitions that an event takes; of eventless ones that follow, the last. */
function guardOf({ machine }: Model, before: AnyMachineSnapshot, { event, state }: PathStep): string | undefined {
  const [taken] = machine.getTransitionData(before, event);
  const passed = snapshotsAlong(machine, before, event).slice(0, -1);
  const eventless = passed
    .flatMap(({ _nodes }) => _nodes.flatMap(({ always = [] }) => always))
    .filter(({ target }) => target?.every((node) => state._nodes.includes(node)));
  const guard = eventless.at(-1)?.guard ?? taken?.guard;
  return guardName(guard);
}

/** Guards that decide between outcomes and that the guide does not put into words yet. */
export const unexplainedConditions = ({ guide, ...flow }: Flow): string[] => [
  ...new Set(
    outcomesIn(flow.model, wordsOf(flow))
      .flatMap(([, outcomes]) => outcomes.map(({ guard }) => guard))
      .filter((guard) => guard !== undefined && guide.conditions?.[guard] === undefined)
      .map(String),
  ),
];

const outcomeRows = (model: Model, words: Words, { conditions = {} }: Guide): string[][] =>
  outcomesIn(model, words).map(([place, outcomes]) => {
    const [state = '', action = ''] = place.split('\n');
    const targets = Map.groupBy(outcomes, ({ target }) => target);
    const texts = [...targets].map(([target, those]) => {
      const guards = [...new Set(those.map(({ guard }) => guard))];
      const when = guards.map((guard) => (guard === undefined ? 'otherwise' : `if ${conditions[guard] ?? guard}`));
      return `${target === state ? 'stays' : `\`${target}\``} ${when.join(' or ')}`;
    });
    return [`\`${state}\``, action, texts.join('; ')];
  });

/** Some journeys open the flow again and again, with other values. */
const maxRuns = 2;

export function journeyLine(words: Words, steps: readonly JourneyStep[], ways: ReadonlyMap<string, string>): string {
  const runs = [...Map.groupBy(steps, ({ run }) => run).values()];
  const lines = runs.map((run) => {
    const deeds: Deed[] = [];
    for (const { event, wait, state, expected } of run) {
      const last = deeds.at(-1);
      if (expected !== undefined && last) last.isExpected = true;
      if (event) deeds.push({ words: describeEvent(words, event), state, isExpected: false });
      if (wait !== undefined) deeds.push({ words: `wait ${wait / 1000} s`, state, isExpected: false });
    }
    return deedLine(deeds, run[0]?.state ?? '', ways);
  });
  const different = [...new Set(lines)];
  const more = different.length - maxRuns;
  return [...different.slice(0, maxRuns), ...(more > 0 ? [`And ${more} more like these`] : [])].join('. ');
}

export const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n');

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
