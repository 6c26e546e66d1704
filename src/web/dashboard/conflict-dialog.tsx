import { useSelector } from '@xstate/react';
import type { BlogEditingActor } from '#machines/blog-editing/blog-editing.machine.ts';
import type { BlogSavingActor } from '#machines/blog-saving/blog-saving.machine.ts';
import { conflictsIn } from '#machines/blog-saving/blog-saving.view.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { ConflictChoice } from '#web/ui/conflict-choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as css from './dashboard.css.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { useSettingWords } from './use-setting-words.ts';

interface ConflictDialogProps {
  editing: BlogEditingActor;
  saving: BlogSavingActor;
  creator: BlogCreator;
}

/** What two have changed in two ways: one of the two is to stay. */
export function ConflictDialog({ editing, saving, creator }: ConflictDialogProps) {
  const words = useMessages(dashboardMessages);
  const say = useSettingWords(creator);
  const conflicts = useSelector(saving, conflictsIn).map(({ path, setting, mine, theirs }) => ({
    ...{ path, name: say.name(setting) },
    ...{ mine: say.value(setting, mine), theirs: say.value(setting, theirs) },
  }));
  return (
    <Dialog title={words.conflictTitle} isOpen onClose={() => editing.send({ type: 'conflict.dismiss' })}>
      <p className={css.asked}>{words.conflict}</p>
      <ConflictChoice
        conflicts={conflicts}
        words={words}
        onKeep={() => editing.send({ type: 'conflict.keep' })}
        onTake={(paths) => editing.send({ type: 'conflict.take', paths })}
      />
    </Dialog>
  );
}
