import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import { isConfirmed } from '#machines/blog-editing/blog-editing.view.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useMoment } from '#web/ui/use-moment.ts';
import * as css from './dashboard.css.ts';
import type { TabProps } from './dashboard-actors.ts';
import { dashboardWords } from './dashboard-words.ts';
import { timeOf } from './time-of.ts';

/** For a moment after each edit: that it was heard, and when. Its room at the end of a tab is kept, so that nothing moves by it. */
export function Confirmation({ editing }: Pick<TabProps, 'editing'>) {
  const words = useWords(dashboardWords);
  const confirmed = useSelector(editing, isConfirmed);
  const updated = useMoment(useSelector(editing, ({ context }) => context.draft));
  const at = words.updatedAt(timeOf(updated));
  return (
    <div className={css.told}>
      <div role="status" className={css.confirmation} data-room={`${at} · ${words.applied}`}>
        {confirmed ? (
          <p className={css.confirmed}>
            <Check size={16} strokeWidth={2} aria-hidden className={css.confirmedIcon} />
            <span>{at}</span> · <span>{words.applied}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
