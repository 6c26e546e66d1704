import { useSelector } from '@xstate/react';
import type { BlogPage } from '#contract/blog-page.ts';
import type { PreviewPart } from '#machines/blog-editing/preview-target.ts';
import type { DashboardActors } from '#machines/dashboard/dashboard.view.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { shortTripId, shortTripIdIn } from '#rules/trip-address.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { PlainButton } from '#web/ui/button.tsx';
import type { Box, FindParts } from '#web/ui/use-boxes.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { settingName } from './format-setting.ts';
import * as css from './preview-pane.css.ts';
import { previewPaneMessages } from './preview-pane.messages.ts';

interface PreviewPartsProps {
  boxes: readonly Box<PreviewPart>[];
  actors: Pick<DashboardActors, 'editing' | 'panes'>;
  creator: BlogCreator;
}

/** A button over each part of the preview, which itself takes no clicks. */
export function PreviewParts({ boxes, actors: { editing, panes }, creator }: PreviewPartsProps) {
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

export function shortTripOf(article: Element): string {
  const { pathname } = new URL(article.querySelector('a')?.getAttribute('href') ?? '', location.href);
  return shortTripIdIn(pathname.split('/').at(-1) ?? '');
}
