import { Button } from './button.tsx';
import * as css from './conflict-choice.css.ts';
import { Form } from './form.tsx';
import type { Receiver } from './use-press.ts';

interface SaidConflict {
  path: string;
  name: string;
  mine: string;
  theirs: string;
}

interface ConflictChoiceProps {
  conflicts: readonly SaidConflict[];
  words: Record<'mine' | 'theirs' | 'keepMine' | 'useTheirs' | 'saveChoice', string>;
  /** Takes theirs at the paths, and mine at all others. */
  actor: Receiver<{ type: 'conflict.resolve'; paths: readonly string[] }>;
}

export function ConflictChoice({ conflicts, words, actor }: ConflictChoiceProps) {
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
          <Button actor={actor} event={{ type: 'conflict.resolve', paths: [] }}>
            {words.keepMine}
          </Button>
          <Button look="secondary" actor={actor} event={{ type: 'conflict.resolve', paths: [first.path] }}>
            {words.useTheirs}
          </Button>
        </div>
      </>
    );
  const theirsIn = (chosen: FormData) =>
    conflicts.map(({ path }) => path).filter((path) => chosen.get(path) === 'theirs');
  return (
    <Form
      className={css.sides}
      isBusy={false}
      actor={actor}
      event={(chosen) => ({ type: 'conflict.resolve', paths: theirsIn(chosen) })}
    >
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
