import { useSelector } from '@xstate/react';
import type { BlogSavingActor } from '#machines/blog-saving/blog-saving.machine.ts';
import { wasMerged } from '#machines/blog-saving/blog-saving.view.ts';
import type { ToastActor } from '#machines/toast/toast.machine.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { ToastRegion } from '#web/ui/toast.tsx';
import * as css from './dashboard.css.ts';
import { dashboardWords } from './dashboard-words.ts';

/** What came of it, in the words of the screen; in a second line why a save failed, or what it was merged with. */
export function DashboardToasts({ toast, saving }: { toast: ToastActor; saving: BlogSavingActor }) {
  const words = useWords(dashboardWords);
  const problem = useSelector(saving, ({ context }) => context.problem);
  const message = useSelector(saving, ({ context }) => context.message);
  const merged = useSelector(saving, wasMerged);
  const more: Record<string, string | null> = {
    notSaved: problem ? words.problems[problem] : (message ?? words.notSaved),
    saved: merged ? words.news.merged : null,
    orderSaved: merged ? words.news.merged : null,
  };
  const say = (news: string) => (
    <>
      {words.news[news as keyof typeof words.news]}
      {more[news] ? <span className={css.why}>{more[news]}</span> : null}
    </>
  );
  return <ToastRegion actor={toast} say={say} />;
}
