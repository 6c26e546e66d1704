import { Button } from './button.tsx';
import * as css from './conflict-choice.css.ts';
import { Form } from './form.tsx';

export interface SaidConflict {
  path: string;
  name: string;
  mine: string;
  theirs: string;
}

interface ConflictChoiceProps {
  conflicts: readonly SaidConflict[];
  words: Record<'mine' | 'theirs' | 'keepMine' | 'useTheirs' | 'saveChoice', string>;
  /** With the paths for which theirs is used; mine stays for all others. */
  onResolve: (paths: readonly string[]) => void;
}

export function ConflictChoice({ conflicts, words, onResolve }: ConflictChoiceProps) {
  const [first, second] = conflicts;
  if (first === undefined) return null;
  if (second === undefined)
    return (
      <>
        <dl className={css.sides}>
          <div className={css.side}>
            <dt className={css.subject}>{first.name}</dt>
            <dd className={css.value}>
              <Side label={words.mine} value={first.mine} />
            </dd>
            <dd className={css.value}>
              <Side label={words.theirs} value={first.theirs} />
            </dd>
          </div>
        </dl>
        <div className={css.answers}>
          <Button onClick={() => onResolve([])}>{words.keepMine}</Button>
          <Button look="secondary" onClick={() => onResolve([first.path])}>
            {words.useTheirs}
          </Button>
        </div>
      </>
    );
  const settle = (form: HTMLFormElement) => {
    const chosen = new FormData(form);
    onResolve(conflicts.map(({ path }) => path).filter((path) => chosen.get(path) === 'theirs'));
  };
  return (
    <Form className={css.sides} isBusy={false} onSubmit={settle}>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.path} className={css.side}>
          <legend className={css.subject}>{conflict.name}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={css.choice}>
              <input type="radio" name={conflict.path} value={side} defaultChecked={side === 'mine'} />
              <Side label={words[side]} value={conflict[side]} />
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

const Side = ({ label, value }: { label: string; value: string }) => (
  <span className={css.withSwatch}>
    {`${label}: ${value}`}
    {/^#[\da-f]{6}$/.test(value) ? (
      <svg viewBox="0 0 20 20" width="20" height="20" className={css.swatch} aria-hidden="true">
        <circle cx="10" cy="10" r="9.5" fill={value} />
      </svg>
    ) : null}
  </span>
);
