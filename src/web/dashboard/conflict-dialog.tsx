import { useSelector } from '@xstate/react';
import type { BlogEditingActor } from '#machines/blog-editing/blog-editing.machine.ts';
import type { BlogSavingActor } from '#machines/blog-saving/blog-saving.machine.ts';
import { conflictsIn } from '#machines/blog-saving/blog-saving.view.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as css from './dashboard.css.ts';
import { dashboardWords } from './dashboard-words.ts';
import { useSettingWords } from './use-setting-words.ts';

interface ConflictDialogProps {
  editing: BlogEditingActor;
  saving: BlogSavingActor;
}

/** What two have changed in two ways: one of the two is to stay. */
export function ConflictDialog({ editing, saving }: ConflictDialogProps) {
  const words = useWords(dashboardWords);
  const conflicts = useSelector(saving, conflictsIn);
  const say = useSettingWords();
  return (
    <Dialog title={words.conflictTitle} isOpen onClose={() => editing.send({ type: 'conflict.dismiss' })}>
      <p className={css.asked}>{words.conflict}</p>
      <dl className={css.sides}>
        {conflicts.map(({ path, setting, mine, theirs }) => (
          <div key={path} className={css.side}>
            <dt>{say.name(setting)}</dt>
            <dd>{`${words.mine}: ${say.value(mine)}`}</dd>
            <dd>{`${words.theirs}: ${say.value(theirs)}`}</dd>
          </div>
        ))}
      </dl>
      <div className={css.answers}>
        <Button onClick={() => editing.send({ type: 'conflict.keep' })}>{words.keepMine}</Button>
        <Button look="secondary" onClick={() => editing.send({ type: 'conflict.take' })}>
          {words.useTheirs}
        </Button>
      </div>
    </Dialog>
  );
}
