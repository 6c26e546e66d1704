import { useSelector } from '@xstate/react';
import type { BlogEditingActor } from '#machines/blog-editing/blog-editing.machine.ts';
import type { BlogSavingActor } from '#machines/blog-saving/blog-saving.machine.ts';
import { conflictsIn } from '#machines/blog-saving/blog-saving.view.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import type { ConfigConflict } from '#rules/merge-configs.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import * as css from './dashboard.css.ts';
import { dashboardWords } from './dashboard-words.ts';
import { useSettingWords } from './use-setting-words.ts';

interface ConflictDialogProps {
  editing: BlogEditingActor;
  saving: BlogSavingActor;
  creator: BlogCreator;
}

/** What two have changed in two ways: one of the two is to stay. */
export function ConflictDialog({ editing, saving, creator }: ConflictDialogProps) {
  const words = useWords(dashboardWords);
  const conflicts = useSelector(saving, conflictsIn);
  const [first, second] = conflicts;
  return (
    <Dialog title={words.conflictTitle} isOpen onClose={() => editing.send({ type: 'conflict.dismiss' })}>
      <p className={css.asked}>{words.conflict}</p>
      {first && !second ? <OneConflict {...{ editing, creator, conflict: first }} /> : null}
      {second ? <SomeConflicts {...{ editing, creator, conflicts }} /> : null}
    </Dialog>
  );
}

interface OneConflictProps extends Pick<ConflictDialogProps, 'editing' | 'creator'> {
  conflict: ConfigConflict;
}

function OneConflict({ editing, creator, conflict: { path, setting, mine, theirs } }: OneConflictProps) {
  const words = useWords(dashboardWords);
  const say = useSettingWords(creator);
  return (
    <>
      <dl className={css.sides}>
        <div className={css.side}>
          <dt className={css.subject}>{say.name(setting)}</dt>
          <dd className={css.value}>{`${words.mine}: ${say.value(setting, mine)}`}</dd>
          <dd className={css.value}>{`${words.theirs}: ${say.value(setting, theirs)}`}</dd>
        </div>
      </dl>
      <div className={css.answers}>
        <Button onClick={() => editing.send({ type: 'conflict.keep' })}>{words.keepMine}</Button>
        <Button look="secondary" onClick={() => editing.send({ type: 'conflict.take', paths: [path] })}>
          {words.useTheirs}
        </Button>
      </div>
    </>
  );
}

interface SomeConflictsProps extends Pick<ConflictDialogProps, 'editing' | 'creator'> {
  conflicts: readonly ConfigConflict[];
}

/** Each is decided by itself; what nobody decides stays as it is here. */
function SomeConflicts({ editing, creator, conflicts }: SomeConflictsProps) {
  const words = useWords(dashboardWords);
  const say = useSettingWords(creator);
  const settle = (form: HTMLFormElement) => {
    const chosen = new FormData(form);
    const paths = conflicts.map(({ path }) => path).filter((path) => chosen.get(path) === 'theirs');
    editing.send({ type: 'conflict.take', paths });
  };
  return (
    <Form className={css.sides} isBusy={false} onSubmit={settle}>
      {conflicts.map(({ path, setting, ...values }) => (
        <fieldset key={path} className={css.side}>
          <legend className={css.subject}>{say.name(setting)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={css.way}>
              <input type="radio" name={path} value={side} defaultChecked={side === 'mine'} />
              {`${words[side]}: ${say.value(setting, values[side])}`}
            </label>
          ))}
        </fieldset>
      ))}
      <div className={css.answers}>
        <Button type="submit">{words.saveChoice}</Button>
      </div>
    </Form>
  );
}
