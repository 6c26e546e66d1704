import './stage-storage.ts';
import '#web/ui/reset.css.ts';
import { createRoot } from 'react-dom/client';
import { startTheme } from '#web/ui/theme-store.ts';
import type { Stage } from '../stage.ts';
import { fontsLoaded } from './load-fonts.ts';
import { openStage } from './open-stage.tsx';
import { readFlow } from './read-flows.ts';

/** What the screen brings into view, it brings into view in its frame; the page around it stays where it is. */
function keepPageStill(): void {
  const keep = <Given extends unknown[]>(act: (this: HTMLElement, ...given: Given) => void) =>
    function (this: HTMLElement, ...given: Given) {
      const { scrollX, scrollY } = window.parent;
      act.apply(this, given);
      window.parent.scrollTo(scrollX, scrollY);
    };
  const { prototype } = HTMLElement;
  prototype.focus = keep(prototype.focus);
  prototype.scrollIntoView = keep(prototype.scrollIntoView);
}

if (window.parent !== window) keepPageStill();
startTheme();
void open(new URLSearchParams(location.search));

async function open(params: URLSearchParams): Promise<void> {
  const root = document.getElementById('root');
  const [flow, state] = [params.get('flow') ?? '', params.get('state')];
  try {
    if (!root) throw new Error('The page has no element for the screen.');
    await fontsLoaded;
    const stage = await openStage(flow, createRoot(root));
    if (state !== null) await goTo(stage, flow, state);
    if (params.get('language') === 'tr') await stage.speak('tr');
    window.stage = stage;
  } catch (failure) {
    window.stageFailure = failure instanceof Error ? failure.message : String(failure);
  }
}

/** The pictures of a state name it in the address. */
async function goTo(stage: Stage, flow: string, state: string): Promise<void> {
  const { stateList } = await readFlow(flow);
  const way = stateList.find(({ name }) => name === state)?.way ?? [];
  for (const { event } of way.slice(1)) await stage.take(event);
}
