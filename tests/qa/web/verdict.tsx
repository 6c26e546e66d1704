import type { SubmitEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { row, search } from './frame.css.ts';
import { type Result, saveResult, useResult } from './results.ts';

interface VerdictProps {
  flow: string;
  target: string;
}

/** The tester's finding about this path; a later one replaces it. */
export function Verdict({ flow, target }: VerdictProps) {
  const result = useResult(flow, target);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const verdict: Result['verdict'] =
      event.nativeEvent.submitter?.getAttribute('value') === 'failed' ? 'failed' : 'passed';
    const note = String(new FormData(event.currentTarget).get('note') ?? '');
    saveResult({ flow, target, verdict, note, at: Date.now() });
  };
  return (
    <form aria-label="Result" onSubmit={save}>
      <h3>Result</h3>
      <label>
        Note
        <textarea name="note" className={search} rows={3} maxLength={2_000} defaultValue={result?.note} />
      </label>
      <div className={row}>
        <Button type="submit" value="passed">
          Pass
        </Button>
        <Button type="submit" value="failed" look="secondary">
          Fail
        </Button>
        <span role="status">
          {result
            ? `${result.verdict === 'passed' ? 'Passed' : 'Failed'} on ${new Date(result.at).toLocaleString('en-GB')}`
            : ''}
        </span>
      </div>
    </form>
  );
}
