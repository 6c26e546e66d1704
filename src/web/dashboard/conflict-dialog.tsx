import { useSelector } from '@xstate/react';
import { conflictsIn } from '#machines/blog-editing/blog-editing.view.ts';
import type { DashboardActors } from '#machines/dashboard/dashboard.view.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { ConflictChoice } from '#web/ui/conflict-choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as css from './dashboard.css.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { useSettingMessages } from './format-setting.ts';

interface ConflictDialogProps extends Pick<DashboardActors, 'editing' | 'fields'> {
  creator: BlogCreator;
}

export function ConflictDialog({ editing, fields, creator }: ConflictDialogProps) {
  const messages = useMessages(dashboardMessages);
  const say = useSettingMessages(creator, fields);
  const conflicts = useSelector(editing, conflictsIn).map(({ path, setting, local, remote }) => ({
    path,
    name: say.name(setting),
    mine: say.value(setting, local),
    theirs: say.value(setting, remote),
  }));
  return (
    <Dialog title={messages.conflictTitle} isOpen onClose={() => editing.send({ type: 'conflict.dismiss' })}>
      <p className={css.question}>{messages.conflict}</p>
      <ConflictChoice conflicts={conflicts} words={messages} actor={editing} />
    </Dialog>
  );
}
