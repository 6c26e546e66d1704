import { useSelector } from '@xstate/react';
import ExternalLink from 'lucide-react/icons/external-link';
import Monitor from 'lucide-react/icons/monitor';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import Smartphone from 'lucide-react/icons/smartphone';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import type { BlogPage } from '#contract/blog-page.ts';
import type { PreviewPart, PreviewTarget } from '#machines/blog-editing/preview-target.ts';
import type { DashboardActors } from '#machines/dashboard/dashboard.view.ts';
import {
  type DashboardPanesActor,
  maxZoom,
  minZoom,
  previewAudiences,
  previewWidths,
} from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import { isFitted } from '#machines/dashboard-panes/dashboard-panes.view.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { blogPage } from '#rules/blog-page.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { placesIn } from '#rules/journey-places.ts';
import { blogAddress, shortTripId, shortTripIdIn } from '#rules/trip-address.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { useInSight } from '#web/ui/bring-into-sight.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Tool } from '#web/ui/tool.tsx';
import { type Box, type FindParts, useBoxes } from '#web/ui/use-boxes.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import type { DashboardParts } from './dashboard-props.ts';
import { settingName } from './format-setting.ts';
import * as css from './preview-pane.css.ts';
import { previewPaneMessages } from './preview-pane.messages.ts';
import { timeOf } from './time-of.ts';

interface PreviewPaneProps extends Pick<DashboardParts, 'BlogPreview'> {
  actors: Pick<DashboardActors, 'editing' | 'panes' | 'map'>;
  creator: BlogCreator;
  today: string;
}

export function PreviewPane({ actors, creator, today, BlogPreview }: PreviewPaneProps) {
  const { editing, panes } = actors;
  const messages = useMessages(previewPaneMessages);
  const draft = useSelector(editing, ({ context }) => context.draft);
  const { zoom, width, audience } = useSelector(panes, ({ context }) => context);
  const fitted = useSelector(panes, isFitted);
  const page = useMemo(() => blogPage(creator, draft, { audience, today }), [creator, draft, audience, today]);
  const stage = useInSight(
    useSelector(editing, ({ context }) => context.previewTarget),
    findTarget,
  );
  const [drawing, boxes] = useBoxes(useMemo(() => partsOf(page), [page]));
  const map = useMapOf(page, { actors, creator, today });
  const updated = timeOf(useSelector(editing, ({ context }) => context.editedAt));
  return (
    <aside className={css.pane} aria-labelledby="preview">
      <div className={css.head}>
        <h2 id="preview" className={css.title}>
          {messages.title}
        </h2>
        <span className={css.updated}>{messages.updated(updated)}</span>
        <a className={css.newTab} href={blogAddress(creator.username)} target="_blank" rel="noreferrer">
          <ExternalLink size={16} aria-hidden />
          {messages.newTab}
        </a>
        <Tool label={messages.close} actor={panes} event={{ type: 'preview.close' }}>
          <X size={18} aria-hidden />
        </Tool>
      </div>
      <Controls panes={panes} />
      <div className={css.desk}>
        <div className={css.sheets[width]} data-zoom={zoom} data-fitted={fitted}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach what scrolls. */}
          <section ref={stage} className={css.stages[width]} tabIndex={0} aria-label={messages.page}>
            <div className={css.drawing}>
              <div ref={drawing} inert className={css.print}>
                <BlogPreview page={page} map={map} />
              </div>
              <PreviewParts boxes={boxes} actors={actors} creator={creator} />
            </div>
          </section>
        </div>
      </div>
    </aside>
  );
}

function findTarget(stage: HTMLElement, target: PreviewTarget): Element | null {
  if (target.kind === 'head') return stage.querySelector('h1');
  if (target.kind === 'trips') return stage.querySelector('#trips')?.closest('section') ?? null;
  if (target.kind === 'section') return stage.querySelector(`#section-${target.section}`)?.closest('section') ?? null;
  const articles = [...stage.querySelectorAll('article')];
  return articles.find((article) => shortTripOf(article) === shortTripId(target.trip)) ?? null;
}

/** The server draws the map from the saved config: it is shown while the draft visits the same places. */
function useMapOf(page: BlogPage, { actors: { editing, map }, creator, today }: Omit<PreviewPaneProps, 'BlogPreview'>) {
  const drawn = useSelector(map, ({ context }) => context.map);
  const base = useSelector(editing, ({ context }) => context.base.config);
  const saved = useMemo(
    () => JSON.stringify(placesIn(blogPage(creator, base, { audience: 'visitor', today }))),
    [creator, base, today],
  );
  const { trips } = page;
  const places = useMemo(() => JSON.stringify(placesIn({ trips })), [trips]);
  return places === saved ? drawn : null;
}

const icon = { size: 18, 'aria-hidden': true };
const widthIcons = { desktop: <Monitor {...icon} />, phone: <Smartphone {...icon} /> };

function Controls({ panes }: { panes: DashboardPanesActor }) {
  const messages = useMessages(previewPaneMessages);
  const { zoom, width, audience } = useSelector(panes, ({ context }) => context);
  const fitted = useSelector(panes, isFitted);
  return (
    <div className={css.controls}>
      <div className={css.zoom}>
        <Slider
          label={messages.zoom}
          value={zoom / 10}
          min={minZoom / 10}
          max={maxZoom / 10}
          step={0.1}
          valueText={fitted ? messages.fits : messages.percent(zoom * 10)}
          onSlide={(value) => panes.send({ type: 'zoom.set', zoom: value * 10 })}
        />
        <Tool label={messages.fit} isPressed={fitted} actor={panes} event={{ type: 'zoom.fit' }}>
          <MoveHorizontal size={18} aria-hidden />
        </Tool>
      </div>
      <Segments
        label={messages.width}
        value={width}
        options={previewWidths.map((value) => ({ value, label: messages.widths[value], icon: widthIcons[value] }))}
        onChoose={(value) => panes.send({ type: 'width.set', width: value })}
      />
      <Segments
        label={messages.audience}
        value={audience}
        options={previewAudiences.map((value) => ({ value, label: messages.audiences[value] }))}
        onChoose={(value) => panes.send({ type: 'audience.set', audience: value })}
      />
    </div>
  );
}

interface PreviewPartsProps {
  boxes: readonly Box<PreviewPart>[];
  actors: Pick<DashboardActors, 'editing' | 'panes'>;
  creator: BlogCreator;
}

/** A button over each part of the preview, which itself takes no clicks. */
function PreviewParts({ boxes, actors: { editing, panes }, creator }: PreviewPartsProps) {
  const { sections } = useMessages(dashboardMessages);
  const preview = useMessages(previewPaneMessages);
  const language = useLanguage();
  const nameOf = (part: PreviewPart) => {
    if (part.kind === 'head') return preview.head;
    return part.kind === 'section' ? sections[part.section] : settingName(part, creator, language);
  };
  const current = useSelector(editing, ({ context }) => context.previewTarget);
  return boxes.map(({ part, ...box }) => (
    <PlainButton
      key={JSON.stringify(part)}
      style={box}
      className={css.part[isSameValue(part, current) ? 'current' : 'other']}
      aria-label={preview.openPart(nameOf(part))}
      actor={panes}
      event={{ type: 'part.open', target: part }}
    />
  ));
}

/** Of a drawn page. */
export const partsOf =
  ({ trips, sections }: BlogPage): FindParts<PreviewPart> =>
  (drawing) => {
    const ids = new Map(trips.map(({ id }) => [shortTripId(id), id]));
    const head = drawing.querySelector('h1')?.closest('header');
    return [
      ...(head ? [[{ kind: 'head' }, head] as const] : []),
      ...sections.flatMap(({ key }) => {
        const section = drawing.querySelector(`#section-${key}`)?.closest('section');
        return section ? [[{ kind: 'section', section: key }, section] as const] : [];
      }),
      ...[...drawing.querySelectorAll('article')].flatMap((article) => {
        const trip = ids.get(shortTripOf(article));
        return trip === undefined ? [] : [[{ kind: 'trip', trip }, article] as const];
      }),
    ];
  };

function shortTripOf(article: Element): string {
  const { pathname } = new URL(article.querySelector('a')?.getAttribute('href') ?? '', location.href);
  return shortTripIdIn(pathname.split('/').at(-1) ?? '');
}
