import type { Root } from 'react-dom/client';
import type { Actor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { callsIn, drive, type Effect, type Pending, startControlled } from '#tests/kit/controllable.ts';
import { describeEvent } from '#tests/kit/describe.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { fieldsOnPage, innerDriver } from '#tests/kit/inner-driver.ts';
import { takes } from '#tests/kit/model.ts';
import { foundOn } from '#tests/kit/page-step.ts';
import { leavesOf, sayEvent } from '#tests/kit/say.ts';
import { type Screen, startScreen } from '#tests/kit/screen.tsx';
import type { Driver } from '#tests/kit/verbs.ts';
import { chooseLanguage, type Language } from '#web/i18n/language-store.ts';
import type { EventReference } from '../flow-details.ts';
import { stepOfEvent } from '../recording.ts';
import type { Sight, Stage, TakenStep, WaitingCall } from '../stage.ts';
import { ChartAlone } from './chart-alone.tsx';
import { settle, stageHand } from './stage-hand.ts';
import { setTime } from './stage-time.ts';

const flows = import.meta.glob<Flow>('../../flows/*.flow.ts', { import: 'flow' });
// biome-ignore lint/suspicious/noExplicitAny: each screen is typed by its own chart.
const screens = import.meta.glob<Screen<any>>('../../screens/*.screen.tsx', { import: 'screen' });

/** A chart that runs in the stage, with or without a screen of its own. */
interface Running {
  actor: Actor<AnyStateMachine>;
  driver: Driver;
  pending: ReadonlyMap<string, Pending>;
  effects: readonly Effect[];
  perform(event: AnyEventObject, hand: Driver): Promise<'by hand' | 'sent'>;
}

/** Shows the screen of a flow with controlled actors; a flow without a screen is shown as its chart alone. */
export async function openStage(name: string, root: Root): Promise<Stage> {
  const flow = await flows[`../../flows/${name}.flow.ts`]?.();
  if (!flow) throw new Error(`There is no flow "${name}".`);
  const screen = await screens[`../../screens/${name}.screen.tsx`]?.();
  chooseLanguage('en');
  const running = screen ? showScreen(screen, root) : showChart(flow, root);
  await settle(() => {});
  return stageOf(flow, screen, running);
}

function showScreen(screen: Screen<AnyStateMachine>, root: Root): Running {
  if (screen.now !== undefined) setTime(screen.now);
  const { element, ...running } = startScreen(screen, settle);
  root.render(element);
  return running;
}

function showChart(flow: Flow, root: Root): Running {
  const { machine, input } = flow.model;
  const { actor, clock, pending, effects } = startControlled(machine, input);
  root.render(<ChartAlone flow={flow} actor={actor} />);
  const driver = innerDriver({ pending, clock, settle });
  const perform = async (event: AnyEventObject) => {
    await settle(() => drive({ actor, pending }, event));
    return 'sent' as const;
  };
  return { actor, driver, pending, effects, perform };
}

function stageOf(
  flow: Flow,
  screen: Screen<AnyStateMachine> | undefined,
  { actor, driver, pending, effects, perform }: Running,
): Stage {
  const rejected = noteRejected(actor);
  const taken: TakenStep[] = [];
  const hand = stageHand(driver, taken);
  let language: Language = 'en';
  const speak = (chosen: Language) => settle(() => chooseLanguage(chosen));
  return {
    width: screen?.width ?? null,
    async take(reference) {
      // Gestures find their controls by the English names.
      if (language !== 'en') await speak('en');
      const event = eventOf(flow, reference);
      if ((await perform(event, hand)) === 'sent') taken.push({ step: stepOfEvent(event), isOnPage: false });
      await settle(() => {});
      if (language !== 'en') await speak(language);
    },
    passTime: (milliseconds) => hand.passTime(milliseconds),
    async speak(chosen) {
      language = chosen;
      await speak(chosen);
    },
    async look(): Promise<Sight> {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      const found = screen && flow.shown ? foundOn(flow.shown, await driver.look()) : { texts: [], buttons: [] };
      return {
        state: leavesOf(snapshot.value),
        active: snapshot._nodes.map(({ path }) => path.join('__')).filter(Boolean),
        width: screen?.width ?? null,
        hasEnded: snapshot.status !== 'active',
        ...found,
        fields: fieldsOnPage(),
        calls: waitingCalls(flow, snapshot, pending),
        effects: effects.map((effect) => JSON.stringify(effect)),
        rejected: [...rejected],
        taken: [...taken],
      };
    },
    watch(onChange) {
      const observer = new MutationObserver(onChange);
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      const subscription = actor.subscribe(onChange);
      return () => {
        observer.disconnect();
        subscription.unsubscribe();
      };
    },
  };
}

function eventOf({ model }: Flow, { type, index }: EventReference): AnyEventObject {
  return { type, ...model.cases[type]?.[index] };
}

function waitingCalls(flow: Flow, snapshot: AnyMachineSnapshot, pending: ReadonlyMap<string, Pending>): WaitingCall[] {
  const running = Object.keys(callsIn(snapshot)).filter((name) => pending.has(name));
  return running.map((name) => ({
    name,
    answers: [`xstate.done.actor.${name}`, `xstate.error.actor.${name}`].flatMap((type) =>
      (flow.model.cases[type] ?? []).map((payload, index) => ({
        label: describeEvent({}, { type, ...payload }),
        event: { type, index },
      })),
    ),
  }));
}

/** Events that the screen sends and the chart does not take. */
function noteRejected(actor: Actor<AnyStateMachine>): string[] {
  const rejected: string[] = [];
  const { send } = actor;
  actor.send = (event) => {
    if (!takes(actor.getSnapshot(), event)) rejected.push(sayEvent(event));
    send(event);
  };
  return rejected;
}
