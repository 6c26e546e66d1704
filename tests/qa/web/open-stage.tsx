import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { Actor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SimulatedClock, Snapshot } from 'xstate';
import type { Language } from '#contract/language.ts';
import { callsIn, drive, type Effect, type Pending, startControlled } from '#tests/kit/controllable.ts';
import { deadlineIn, isTimed } from '#tests/kit/deadlines.ts';
import { describeEvent } from '#tests/kit/describe.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { fieldsOnPage, innerDriver } from '#tests/kit/inner-driver.ts';
import { foundOn } from '#tests/kit/page-step.ts';
import { leavesOf } from '#tests/kit/say.ts';
import { clockOfFlow, type Screen, startScreen } from '#tests/kit/screen.tsx';
import type { Driver, Seen } from '#tests/kit/verbs.ts';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import type { EventReference } from '../flow-details.ts';
import { labelAnswers } from '../label-answers.ts';
import { stepOfEvent } from '../recording.ts';
import type { Sight, Stage, TakenStep, WaitingCall } from '../stage.ts';
import { steadyFacts } from '../steady-facts.ts';
import { wordsForTesters } from '../words-for-testers.ts';
import { ChartAlone } from './chart-alone.tsx';
import { readFlow } from './read-flows.ts';
import { settle, stageHand } from './stage-hand.ts';
import { startHistory } from './stage-history.ts';
import { fillStorage } from './stage-storage.ts';
import { runningClock, setTime } from './stage-time.ts';

const flows = import.meta.glob<Flow>('../../flows/*.flow.ts', { import: 'flow' });
const screens = import.meta.glob<Screen<AnyStateMachine>>('../../screens/*.screen.tsx', { import: 'screen' });

/** A chart that runs in the stage, with or without a screen of its own. */
interface Running {
  element: ReactNode;
  actor: Actor<AnyStateMachine>;
  driver: Driver;
  pending: ReadonlyMap<string, Pending>;
  started: readonly string[];
  effects: readonly Effect[];
  perform(event: AnyEventObject, hand: Driver): Promise<'by hand' | 'sent'>;
}

/** Shows the screen of a flow with controlled actors; a flow without a screen is shown as its chart alone. */
export async function openStage(name: string, root: Root): Promise<Stage> {
  const flow = await flows[`../../flows/${name}.flow.ts`]?.();
  if (!flow) throw new Error(`There is no flow "${name}".`);
  const screen = await screens[`../../screens/${name}.screen.tsx`]?.();
  chooseLanguage('en');
  const shown = screen ? flow.shown : undefined;
  const taken: TakenStep[] = [];
  const history = startHistory();
  const clock = clockOfFlow();
  const pendingNow = () => [...running.pending.values()];
  setTime(
    runningClock(
      () => clock.now(),
      () => Math.min(...pendingNow().map(({ input }) => deadlineIn(input))),
      () => pendingNow().forEach(({ tick }) => void tick()),
    ),
  );
  const start = (snapshot?: Snapshot<unknown>): Running => {
    const options = { clock, snapshot, inspect: history.inspect };
    return screen ? startScreen(screen, settle, options) : startChart(flow, options);
  };
  const words = wordsForTesters(flow);
  const leaveStep = (nextWords: string) => history.leaveStep(leavesOf(running.actor.getSnapshot().value), nextWords);
  const show = (element: ReactNode) => settle(() => root.render(element));
  let running = start();
  let language: Language = 'en';
  let turkish: Record<string, string[]> | null = null;
  await show(running.element);

  const take = async (reference: EventReference, change: (hand: Driver) => Driver = (hand) => hand) => {
    const event = { type: reference.type, ...flow.model.cases[reference.type]?.[reference.index] };
    leaveStep(describeEvent(words, event));
    // Gestures find their controls by the English names.
    if (language !== 'en') await settle(() => chooseLanguage('en'));
    const done = await running.perform(event, change(stageHand(running.driver, taken)));
    if (done === 'sent') taken.push({ step: stepOfEvent(event), isOnPage: false });
    await settle(() => chooseLanguage(language));
  };
  return {
    width: screen?.width ?? null,
    take: (reference) => take(reference),
    takeTwice: (reference) => take(reference, (hand) => ({ ...hand, press: hand.pressTwice })),
    fail: (call, error) => stageHand(running.driver, taken).cut(call, error),
    async passTime(milliseconds) {
      leaveStep(`Wait ${milliseconds / 1_000} s`);
      await stageHand(running.driver, taken).passTime(milliseconds);
    },
    async speak(chosen) {
      language = chosen;
      const translations = screen?.hasOwnLanguage ? {} : (await readFlow(name)).turkish;
      turkish = chosen === 'en' ? null : translations;
      await settle(() => chooseLanguage(chosen));
    },
    fillStorage,
    async reload() {
      const snapshot = JSON.parse(JSON.stringify(running.actor.getPersistedSnapshot()));
      await show(null);
      running.actor.stop();
      running = start(snapshot);
      await show(running.element);
    },
    async look(): Promise<Sight> {
      const { actor, driver, pending, started, effects } = running;
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      const seen = await driver.look();
      const found = shown
        ? steadyFacts(foundOn({ ...flow, shown }, turkish ? inEnglish(seen, turkish) : seen, snapshot))
        : { texts: [], buttons: [], facts: [] };
      return {
        state: leavesOf(snapshot.value),
        active: snapshot._nodes.map(({ path }) => path.join('__')).filter(Boolean),
        hasEnded: snapshot.status === 'done',
        crash: snapshot.status === 'error' ? String(snapshot.error) : null,
        width: screen?.width ?? null,
        ...found,
        ...(turkish && { facts: [] }),
        turkish: turkish && narrowed(turkish, seen),
        pressable: [...seen.pressable],
        fields: fieldsOnPage(),
        calls: waitingCalls(flow, snapshot, pending),
        started: [...started],
        effects: effects.map((effect) => JSON.stringify(effect)),
        ...history.read(),
        taken: [...taken],
      };
    },
    watch(onChange) {
      const observer = new MutationObserver(onChange);
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      const subscription = running.actor.subscribe(onChange);
      return () => {
        observer.disconnect();
        subscription.unsubscribe();
      };
    },
  };
}

/** The texts and buttons of a Turkish page by their English; its values have labels that no flow names. */
function inEnglish({ texts, pressable }: Seen, turkish: Record<string, string[]>): Seen {
  const back = (found: ReadonlySet<string>) =>
    new Set(Object.keys(turkish).filter((text) => turkish[text]?.some((each) => found.has(each))));
  return { texts: back(texts), pressable: back(pressable), facts: () => [] };
}

/** Of several translations of a text the one that is on the page, where one is. */
function narrowed(turkish: Record<string, string[]>, { texts, pressable }: Seen): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(turkish).map(([text, all]) => {
      const onPage = all.filter((each) => texts.has(each) || pressable.has(each));
      return [text, onPage.length > 0 ? onPage : all];
    }),
  );
}

function startChart(flow: Flow, options: { clock: SimulatedClock } & Parameters<typeof startControlled>[2]): Running {
  const { machine, input } = flow.model;
  const { actor, pending, started, effects } = startControlled(machine, input, options);
  return {
    element: <ChartAlone flow={flow} actor={actor} />,
    ...{ actor, pending, started, effects },
    driver: innerDriver({ pending, clock: options.clock, settle }),
    async perform(event) {
      await settle(() => drive({ actor, pending }, event));
      return 'sent';
    },
  };
}

function waitingCalls(flow: Flow, snapshot: AnyMachineSnapshot, pending: ReadonlyMap<string, Pending>): WaitingCall[] {
  const running = Object.keys(callsIn(snapshot)).filter((name) => pending.has(name));
  return running.map((name) => {
    const isTimer = isTimed(pending.get(name)?.input);
    const kinds = isTimer ? ['done'] : ['done', 'error'];
    const events = kinds.flatMap((kind) => {
      const type = `xstate.${kind}.actor.${name}`;
      return (flow.model.cases[type] ?? []).map((payload, index) => ({ ...payload, type, index }));
    });
    const labels = labelAnswers(events);
    const answers = events.map(({ type, index }, at) => ({ label: labels[at] ?? type, event: { type, index } }));
    return { name, isTimer, answers };
  });
}
