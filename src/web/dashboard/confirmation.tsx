import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import { isConfirmed } from '#machines/blog-editing/blog-editing.view.ts';
import { isOrderSaved } from '#machines/blog-saving/blog-saving.view.ts';
import type { DashboardActors } from '#machines/dashboard/dashboard.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { useMoment } from '#web/ui/use-moment.ts';
import * as css from './dashboard.css.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { timeOf } from './time-of.ts';

export function Confirmation({ editing, saving }: Pick<DashboardActors, 'editing' | 'saving'>) {
  const messages = useMessages(dashboardMessages);
  const confirmed = useSelector(editing, isConfirmed);
  const orderSaved = useSelector(saving, isOrderSaved);
  const updatedAt = timeOf(useSelector(editing, ({ context }) => context.editedAt));
  const savedAt = timeOf(useMoment(useSelector(saving, ({ context }) => context.base)));
  const edited = [messages.updatedAt(updatedAt), messages.applied];
  const lines = confirmed ? edited : orderSaved ? [messages.savedAt(savedAt)] : [];
  return (
    <div role="status" className={css.confirmation}>
      {lines.length === 0 ? null : (
        <p className={css.confirmed}>
          <Check size={16} aria-hidden className={css.confirmedIcon} />
          {lines.map((line) => (
            <span key={line} className={css.confirmedLine}>
              {line}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
