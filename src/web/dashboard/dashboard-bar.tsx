import { useSelector } from '@xstate/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Menu from 'lucide-react/icons/menu';
import { changesIn, isDirty } from '#machines/blog-editing/blog-editing.view.ts';
import { isSaved, saveStatus } from '#machines/blog-saving/blog-saving.view.ts';
import type { DashboardActors } from '#machines/dashboard/dashboard.view.ts';
import { isPreviewOpen } from '#machines/dashboard-panes/dashboard-panes.view.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tool } from '#web/ui/tool.tsx';
import { UndoTools } from '#web/ui/undo-tools.tsx';
import * as css from './dashboard.css.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { useSettingMessages } from './format-setting.ts';

interface BarProps {
  actors: DashboardActors;
  creator: BlogCreator;
  isWide: boolean;
}

export function DashboardBar({ actors: { editing, saving, panes, fields }, creator, isWide }: BarProps) {
  const messages = useMessages(dashboardMessages);
  const previewOpen = useSelector(panes, isPreviewOpen);
  return (
    <div className={css.bar}>
      <div className={css.barStart}>
        {isWide ? null : (
          <Tool label={messages.openTabs} actor={panes} event={{ type: 'sidebar.open' }}>
            <Menu size={20} aria-hidden />
          </Tool>
        )}
        <div className={css.titles}>
          <h1 tabIndex={-1} className={css.title}>
            {messages.title(creator.fullName)}
          </h1>
          <p className={css.subtitle}>{messages.subtitle}</p>
        </div>
      </div>
      <div className={css.tools}>
        <History editing={editing} />
        <div className={css.unsaved}>
          <SaveBadge editing={editing} saving={saving} />
          <Changes editing={editing} fields={fields} creator={creator} />
        </div>
        {isWide ? (
          <Button look="quiet" actor={panes} event={{ type: previewOpen ? 'preview.close' : 'preview.open' }}>
            {previewOpen ? messages.hidePreview : messages.showPreview}
          </Button>
        ) : null}
      </div>
      <Save editing={editing} saving={saving} />
    </div>
  );
}

function History({ editing }: Pick<DashboardActors, 'editing'>) {
  return (
    <div className={css.steps}>
      <UndoTools actor={editing} />
    </div>
  );
}

function SaveBadge({ editing, saving }: Pick<DashboardActors, 'editing' | 'saving'>) {
  const messages = useMessages(dashboardMessages);
  const dirty = useSelector(editing, isDirty);
  const saved = useSelector(saving, isSaved);
  return (
    <span className={css.status} role="status">
      {dirty ? <Badge tone="warning">{messages.unsaved}</Badge> : null}
      {!dirty && saved ? <Badge tone="success">{messages.savedAutomatically}</Badge> : null}
    </span>
  );
}

function Changes({ editing, fields, creator }: Pick<DashboardActors, 'editing' | 'fields'> & { creator: BlogCreator }) {
  const messages = useMessages(dashboardMessages);
  const say = useSettingMessages(creator, fields);
  const changes = useSelector(editing, ({ context }) => changesIn(context));
  if (changes.length === 0) return null;
  return (
    <details className={css.changes}>
      <summary className={css.changesTitle}>{messages.changes(changes.length)}</summary>
      <dl className={css.changesList}>
        {changes.map(({ path, setting, before, after }) => (
          <div key={path}>
            <dt>{say.name(setting)}</dt>
            <dd className={css.step}>
              <del>{say.value(setting, before)}</del>
              <ArrowRight size={16} aria-hidden />
              <ins>{say.value(setting, after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Save({ editing, saving }: Pick<DashboardActors, 'editing' | 'saving'>) {
  const messages = useMessages(dashboardMessages);
  const look = useSelector(saving, saveStatus);
  const dirty = useSelector(editing, isDirty);
  return (
    <div className={css.save}>
      <Button
        look={dirty ? 'primary' : 'secondary'}
        aria-busy={look === 'saving'}
        actor={editing}
        event={{ type: 'draft.save' }}
      >
        {messages.save[look]}
      </Button>
    </div>
  );
}
