import { useSelector } from '@xstate/react';
import { wasMerged } from '#machines/blog-saving/blog-saving.view.ts';
import type { DashboardActors } from '#machines/dashboard/dashboard.view.ts';
import { ToastRegion } from '#web/flows/toast.tsx';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './dashboard.css.ts';
import { dashboardMessages } from './dashboard.messages.ts';

export function DashboardToasts({ toast, saving, editing }: Pick<DashboardActors, 'toast' | 'saving' | 'editing'>) {
  const messages = useMessages(dashboardMessages);
  const problem = useSelector(saving, ({ context }) => context.problem);
  const message = useSelector(saving, ({ context }) => context.message);
  const merged = useSelector(saving, wasMerged);
  const dropped = useSelector(editing, ({ context }) => context.droppedSteps);
  const less = dropped > 0 ? [messages.dropped(dropped)] : [];
  const more: Record<string, readonly string[]> = {
    notSaved: [problem ? messages.problems[problem] : (message ?? messages.notSaved)],
    saved: [...(merged ? [messages.news.merged] : []), ...less],
    merged: less,
  };
  const say = (news: string) => (
    <>
      {messages.news[news as keyof typeof messages.news]}
      {more[news]?.map((line) => (
        <span key={line} className={css.why}>
          {line}
        </span>
      ))}
    </>
  );
  return <ToastRegion actor={toast} say={say} />;
}
