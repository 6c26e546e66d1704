import type { SubmitEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Result } from '../result.ts';
import { row, search } from './frame.css.ts';
import { readTester, readVersion, saveResult, saveTester, useResults } from './results.ts';

interface VerdictProps {
  flow: string;
  target: string;
  title: string;
  step: number;
  language: 'en' | 'tr';
  width: number;
}

const sentenceOf = ({ verdict, at, by, isPlayed }: Result): string => {
  const tester = isPlayed ? 'Play all' : by;
  return `${verdict === 'passed' ? 'Passed' : 'Failed'} on ${new Date(at).toLocaleString('en-GB')}${tester ? ` by ${tester}` : ''}.`;
};

/** The tester's finding about this path; a later one replaces it. */
export function Verdict({ flow, target, ...where }: VerdictProps) {
  const results = useResults(flow).filter((each) => each.target === target);
  const own = results.find(({ isPlayed }) => !isPlayed);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const verdict: Result['verdict'] =
      event.nativeEvent.submitter?.getAttribute('value') === 'failed' ? 'failed' : 'passed';
    const form = new FormData(event.currentTarget);
    const note = String(form.get('note') ?? '');
    const by = String(form.get('by') ?? '').trim();
    saveTester(by);
    void readVersion().then((commit) =>
      saveResult({ ...{ flow, target, ...where }, verdict, note, by, commit, at: Date.now() }),
    );
  };
  return (
    <form aria-label="Result" onSubmit={save}>
      <h3>Result</h3>
      <label>
        Note
        <textarea name="note" className={search} rows={3} maxLength={2_000} defaultValue={own?.note} />
      </label>
      <label>
        Your name <input name="by" className={search} maxLength={100} defaultValue={readTester()} />
      </label>
      <div className={row}>
        <Button type="submit" value="passed">
          Pass
        </Button>
        <Button type="submit" value="failed" look="secondary">
          Fail
        </Button>
        <span role="status">{results.map(sentenceOf).join(' ')}</span>
      </div>
    </form>
  );
}
