import { useSelector } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { defineStored } from '#machines/storage.ts';
import * as z from '#rules/zod.ts';
import { withFixtures } from '../fixtures.ts';
import { recordedStep } from '../recording.ts';
import { panel } from './panel.actors.ts';
import * as css from './panel.css.ts';
import type { PanelActor } from './panel.machine.ts';
import { unrecorded } from './record-gestures.ts';
import type { RecorderActor, RecorderInput } from './recorder.machine.ts';
import { RecorderView } from './recorder-view.tsx';
import type { WatchedActor } from './watch-actors.ts';

/** A recording goes on where the product loads another page. Its key is none of the product's, which are cleared at sign-out. */
const stored = defineStored<RecorderInput & { at: number }>({
  key: 'qa.recording',
  area: 'session',
  schema: z.object({
    flow: z.null(),
    address: z.string(),
    title: z.string(),
    steps: z.array(z.union([recordedStep, z.object({ do: z.literal('refused'), sentence: z.string() })])),
    wasRecording: z.boolean(),
    at: z.number(),
  }),
});

const addressNow = (): string => withFixtures(`${location.pathname}${location.search}${location.hash}`);

const loadMs = 3_000;

/** A page that the last step has not just opened was opened by its address, by Back or by a reload: a step of its own. */
function continued({ at, ...draft }: RecorderInput & { at: number }): RecorderInput {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const last = draft.steps.at(-1)?.do ?? '';
  const isOpenedByStep =
    load?.type === 'navigate' && ['press', 'follow', 'strike'].includes(last) && performance.timeOrigin - at < loadMs;
  if (!draft.wasRecording || isOpenedByStep) return draft;
  return { ...draft, steps: [...draft.steps, { do: 'open', address: addressNow() }] };
}

const empty: RecorderInput = { flow: null, address: '', title: '', steps: [], wasRecording: false };
const actor: PanelActor = createActor(panel, { input: continued(stored.read() ?? { ...empty, at: 0 }) });
actor.start();
const recorder = actor.getSnapshot().children.recorder as RecorderActor;

function store(): void {
  const snapshot = recorder.getSnapshot();
  const { address, title, steps } = snapshot.context;
  const wasRecording = snapshot.matches({ open: 'recording' });
  if (snapshot.matches('open'))
    stored.write({ flow: null, address, title, steps: [...steps], wasRecording, at: Date.now() });
  else stored.clear();
}
store();
recorder.subscribe(store);
addEventListener('pagehide', () =>
  document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
);

function Panel() {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const { actors, events } = useSelector(actor, ({ context }) => context.sight);
  if (!isOpen) return null;
  return (
    <>
      <header className={css.head}>
        <h2 className={css.title}>QA panel</h2>
        <a href="/qa">Workbench</a>
        <button type="button" aria-label="Close the panel" onClick={() => actor.send({ type: 'panel.toggle' })}>
          ×
        </button>
      </header>
      <section aria-label="Recording">
        <h3>Recording</h3>
        <RecorderView
          recorder={recorder}
          start={() => recorder.send({ type: 'recording.start', address: addressNow() })}
          selectionOf={() => document.getSelection()?.toString() ?? ''}
        />
      </section>
      <section aria-label="Actors">
        <h3>Actors</h3>
        <Tree actors={actors} />
      </section>
      <section aria-label="Events">
        <h3>Events</h3>
        <ol>
          {events.map(({ key, type, source, target, isUnused }) => (
            <li key={key}>
              <code>{type}</code> {source === null ? '' : `from ${source} `}to {target}
              {isUnused ? <em> not used</em> : null}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

const Tree = ({ actors }: { actors: readonly WatchedActor[] }) => (
  <ul className={css.tree}>
    {actors.map(({ key, id, chart, state, children }) => (
      <li key={key}>
        <code>{id}</code> {chart === null || chart === id ? '' : `(${chart}) `}
        <b>{state}</b>
        {children.length > 0 ? <Tree actors={children} /> : null}
      </li>
    ))}
  </ul>
);

const aside = document.createElement('aside');
aside.className = css.panel;
aside.popover = 'manual';
aside.ariaLabel = 'QA panel';
aside.lang = 'en';
aside.tabIndex = -1;
let focusedBefore: Element | null = null;
for (const [name, value] of Object.entries(unrecorded)) aside.setAttribute(name, value);

/** A modal dialog makes everything outside of it inert, so the panel moves into the dialog. */
function place(): void {
  const home = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
  if (aside.parentElement === home) return;
  home.append(aside);
  if (actor.getSnapshot().matches('open')) aside.showPopover();
}

/** The focus goes to the panel with the key that opens it, and back when it is closed. */
function show(isOpen: boolean): void {
  if (isOpen === aside.matches(':popover-open')) return;
  const hadFocus = aside.contains(document.activeElement);
  if (isOpen) focusedBefore = document.activeElement;
  aside.togglePopover(isOpen);
  if (isOpen) aside.focus();
  else if (hadFocus && focusedBefore instanceof HTMLElement) focusedBefore.focus();
}
new MutationObserver(place).observe(document.body, { childList: true, subtree: true });
new MutationObserver(() => aside.removeAttribute('aria-hidden')).observe(aside, { attributeFilter: ['aria-hidden'] });
createRoot(aside).render(<Panel />);
actor.subscribe((snapshot) => show(snapshot.matches('open')));
place();
