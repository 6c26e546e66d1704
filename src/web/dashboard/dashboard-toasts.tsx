import { useSelector } from '@xstate/react';
import { wasMerged } from '#machines/blog-saving/blog-saving.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { ToastRegion } from '#web/ui/toast.tsx';
import * as css from './dashboard.css.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import type { DashboardActors } from './dashboard-props.ts';

export function DashboardToasts({ toast, saving, editing }: Pick<DashboardActors, 'toast' | 'saving' | 'editing'>) {
  const words = useMessages(dashboardMessages);
  const problem = useSelector(saving, ({ context }) => context.problem);
  const message = useSelector(saving, ({ context }) => context.message);
  const merged = useSelector(saving, wasMerged);
  const dropped = useSelector(editing, ({ context }) => context.droppedSteps);
  const less = dropped > 0 ? [words.dropped(dropped)] : [];
  const more: Record<string, readonly string[]> = {
    notSaved: [problem ? words.problems[problem] : (message ?? words.notSaved)],
    saved: [...(merged ? [words.news.merged] : []), ...less],
    merged: less,
  };
  const say = (news: string) => (
    <>
      {words.news[news as keyof typeof words.news]}
      {more[news]?.map((line) => (
        <span key={line} className={css.why}>
          {line}
        </span>
      ))}
    </>
  );
  return <ToastRegion actor={toast} say={say} />;
}
