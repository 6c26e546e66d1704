import { useSelector } from '@xstate/react';
import type { BlogSavingActor } from '#machines/blog-saving/blog-saving.machine.ts';
import type { ToastActor } from '#machines/toast/toast.machine.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { ToastRegion } from '#web/ui/toast.tsx';
import * as css from './dashboard.css.ts';
import { dashboardWords } from './dashboard-words.ts';

/** What came of it, in the words of the screen; a failed save says why in a second line. */
export function DashboardToasts({ toast, saving }: { toast: ToastActor; saving: BlogSavingActor }) {
  const words = useWords(dashboardWords);
  const problem = useSelector(saving, ({ context }) => context.problem);
  const message = useSelector(saving, ({ context }) => context.message);
  const say = (news: string) =>
    news === 'notSaved' ? (
      <>
        {words.news.notSaved}
        <span className={css.why}>{problem ? words.problems[problem] : (message ?? words.notSaved)}</span>
      </>
    ) : (
      words.news[news as keyof typeof words.news]
    );
  return <ToastRegion actor={toast} say={say} />;
}
