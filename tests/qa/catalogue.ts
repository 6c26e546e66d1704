import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyEventObject, StateMachine, type StateNode } from 'xstate';
import { declaredTransitions, statesIn, transitionsOf } from '#tests/kit/coverage.ts';
import { describeEvent, describeSteps, type Words } from '#tests/kit/describe.ts';
import { arrowLinesOf, diagramsOf } from '#tests/kit/diagram.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { answersIn, journeyLine, seenIn, waysIn } from '#tests/kit/flow-page.ts';
import { journeys as everyJourneys } from '#tests/kit/flows.ts';
import { callInWords, stateInWords } from '#tests/kit/in-words.ts';
import { leavesIn } from '#tests/kit/index-page.ts';
import type { JourneyStep, Journeys } from '#tests/kit/journey.ts';
import type { Model } from '#tests/kit/model.ts';
import { coveringPaths, type PathStep } from '#tests/kit/paths.ts';
import { leavesOf } from '#tests/kit/say.ts';
import type { Driver } from '#tests/kit/verbs.ts';
import { arrowsTaken } from './arrows-taken.ts';
import { failureInWords } from './failure-in-words.ts';
import type { EventReference, FlowDetails, FlowSummary, JourneyDetails, StepDetails } from './flow-details.ts';
import { layOut } from './lay-out.ts';
import { steadyFacts } from './steady-facts.ts';
import { turkishOf } from './turkish.ts';
import { arrowInWords, wordsForTesters } from './words-for-testers.ts';

const screens = join(import.meta.dirname, '../screens');

/** Everything that the workbench shows of a flow. */
export async function detailsOf(name: string, flow: Flow, journeys: Journeys): Promise<FlowDetails> {
  const { model, guide } = flow;
  const words = wordsForTesters(flow);
  const paths = coveringPaths(model);
  const diagrams = diagramsOf(model.machine);
  const hasScreen = existsSync(join(screens, `${name}.screen.tsx`));
  const { shown, ...rest } = flow;
  const shownFlow: Flow = hasScreen && shown ? { ...rest, shown } : rest;
  const stepOf = stepDetails(shownFlow, words);
  const journeyList = journeys.titles.map((title) => journeyIn(journeys, title, words));
  const details = {
    name,
    title: model.title,
    role: guide.role,
    address: guide.address,
    start: guide.start ?? '',
    states: leavesIn(model.machine.root),
    transitions: declaredTransitions(model.machine).length,
    paths: paths.length,
    journeys: journeys.titles.length,
    failingJourneys: journeyList.filter(({ failure }) => failure !== null).length,
    hasScreen,
    diagrams: await Promise.all(diagrams.map((each) => layOut(each, (arrow) => arrowInWords(flow, arrow)))),
    invoked: invokedFlows(journeys),
    stateList: [...waysIn(model)].map(([state, steps]) => {
      const last = steps.at(-1);
      return {
        name: state,
        active: last ? activeIn(last) : [],
        way: steps.map(stepOf),
        ...steadyFacts(seenIn(shownFlow, last?.state)),
        hasEnded: last?.state.status === 'done',
      };
    }),
    pathList: paths.map(({ steps }) => ({ name: describeSteps(words, steps), steps: steps.map(stepOf) })),
    journeyList,
    answers: answersIn(model).map(({ actor, answer }) => ({
      call: actor,
      answer,
      how: guide.answers?.[actor]?.[answer] ?? '',
    })),
    requirements: [...new Set(journeys.titles.flatMap(idsIn))].sort(),
    arrows: arrowLinesOf(model.machine, statesIn(model.machine.root).flatMap(transitionsOf)),
  };
  const phrases = phrasesOf(details, Object.keys(model.cases));
  const controls = [...(await controlsOf(flow))];
  const turkish = turkishOf([
    ...new Set([...details.stateList.flatMap(({ texts, buttons }) => [...texts, ...buttons]), ...controls]),
  ]);
  const others = controls.filter((name) => !phrases.some((each) => each.includes(name)));
  return { ...details, turkish, phrases: [...new Set([...phrases, ...others, ...Object.values(turkish).flat()])] };
}

const verbs = ['press', 'pressTwice', 'pressFirst', 'fill', 'refill', 'leave', 'choose', 'attach'];

/** The buttons and fields that a person uses in the flow, by their names. */
async function controlsOf({ model, gestures = {} }: Flow): Promise<Set<string>> {
  const names = new Set<string>();
  const note = (verb: string) => async (name: unknown) => {
    if (verbs.includes(verb) && typeof name === 'string') names.add(name);
  };
  const hand = new Proxy({}, { get: (_, verb) => note(String(verb)) }) as Driver;
  for (const [type, gesture] of Object.entries(gestures))
    for (const payload of model.cases[type] ?? []) {
      // There is no page: a gesture that looks at one fails there.
      await gesture(hand, { type, ...payload }).catch(() => {});
    }
  return names;
}

/** What a tester may search for. */
function phrasesOf(
  { stateList, pathList, answers }: Omit<FlowDetails, 'phrases' | 'turkish'>,
  events: string[],
): string[] {
  const steps = pathList.flatMap(({ steps: own }) => own.map(({ words }) => words));
  const shown = stateList.flatMap(({ name, texts, buttons }) => [stateInWords(name), ...texts, ...buttons]);
  const calls = answers.flatMap(({ call }) => [callInWords(call), call]);
  return [...new Set([...shown, ...steps, ...calls, ...events.filter((type) => !type.startsWith('xstate.'))])];
}

export const summaryOf = (details: FlowDetails): FlowSummary => {
  const { name, title, role, address, states, transitions, paths, journeys, failingJourneys, hasScreen, phrases } =
    details;
  return { name, title, role, address, states, transitions, paths, journeys, failingJourneys, hasScreen, phrases };
};

const namesById = new Map(Object.entries(everyJourneys).map(([name, { machine }]) => [machine.id, name]));

function invokedFlows({ machine }: Journeys): FlowDetails['invoked'] {
  const all = statesIn(machine.root).flatMap(({ invoke }) =>
    invoke.flatMap(({ id, src }) => {
      const logic = typeof src === 'string' ? machine.implementations.actors[src] : src;
      const flow = logic instanceof StateMachine ? namesById.get(logic.id) : undefined;
      return flow === undefined ? [] : [{ id, flow }];
    }),
  );
  return [...new Map(all.map((each) => [each.id, each])).values()];
}

const stepDetails =
  (flow: Flow, words: Words) =>
  (step: PathStep, index: number, steps: readonly PathStep[]): StepDetails => ({
    event: referenceTo(flow.model, step.event),
    words: step.event.type === 'xstate.init' ? 'Open the page' : describeEvent(words, step.event),
    state: leavesOf(step.state.value),
    active: activeIn(step),
    ...steadyFacts(seenIn(flow, step.state)),
    effects: step.effects,
    arrows: arrowsTaken(flow.model, steps[index - 1]?.state, step.event),
  });

function journeyIn(journeys: Journeys, title: string, words: Words): JourneyDetails {
  const steps: JourneyStep[] = [];
  let failure: string | null = null;
  try {
    journeys.take(title, (step) => void steps.push(step));
  } catch (thrown) {
    failure = failureInWords(words, thrown);
  }
  const line = journeyLine(words, steps, new Map());
  return { title, steps: line.replaceAll(/`([^`]+)`/g, (_, state) => `\`${stateInWords(state)}\``), failure };
}

/** The states of a snapshot and all that contain them, by their ids in the diagrams. */
const activeIn = ({ state: { _nodes } }: PathStep): string[] =>
  _nodes.map(({ path }: StateNode) => path.join('__')).filter(Boolean);

function referenceTo({ cases }: Model, { type, ...payload }: AnyEventObject): EventReference {
  const wanted = JSON.stringify(payload);
  return { type, index: (cases[type] ?? []).findIndex((known) => JSON.stringify(known) === wanted) };
}

/** The requirements that a journey's title cites at its start. */
const idsIn = (title: string): string[] => title.match(/[A-Z]+-\d+/g) ?? [];
