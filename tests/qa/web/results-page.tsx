import { Form, useActionData, useLoaderData, useSubmit } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { count } from '../changes-as-markdown.ts';
import type { Result, ResultFile } from '../result.ts';
import { row } from './frame.css.ts';
import { missing } from './player.css.ts';
import { ResultTable } from './result-table.tsx';
import { readResults } from './results.ts';

/** The results of this browser, those that the team has saved as files, and files that the tester opens; the newest first. */
export function ResultsPage() {
  const files = useLoaderData<ResultFile[]>();
  const message = useActionData<string>();
  const own = readResults();
  return (
    <main>
      <title>Results – QA workbench</title>
      <h1>Results</h1>
      <p>The files in tests/qa/results, which the team shares once they are committed, and files that you open here.</p>
      <OpenFile />
      <p role="status">{message}</p>
      {own.length === 0 ? null : <Results title="In this browser" results={own} />}
      {files.length === 0 ? <p>No results have been saved yet.</p> : null}
      {files.toReversed().map(({ file, results }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file that is opened may have the name of a saved one.
        <Results key={`${file} ${index}`} title={file} results={results}>
          <Form method="post">
            <Button type="submit" look="secondary" name="take" value={file}>
              Add to the results of this browser
            </Button>
          </Form>
        </Results>
      ))}
    </main>
  );
}

function OpenFile() {
  const submit = useSubmit();
  const drop = (event: React.DragEvent) => {
    event.preventDefault();
    const form = new FormData();
    for (const file of event.dataTransfer.files) form.append('results', file);
    if (form.has('results')) void submit(form, { method: 'post', encType: 'multipart/form-data' });
  };
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={row}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <label htmlFor="results">Open files of results, or drop them here</label>
      <input id="results" name="results" type="file" accept="application/json,.json" multiple required />
      <Button type="submit" look="secondary">
        Open
      </Button>
    </Form>
  );
}

interface ResultsProps {
  title: string;
  results: Result[] | null;
  children?: React.ReactNode;
}

const Results = ({ title, results, children }: ResultsProps) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {results === null ? (
      <p className={missing}>✗ This file has no results of the workbench.</p>
    ) : (
      <>
        <p>
          {count(results.length, 'result')}, {results.filter(({ verdict }) => verdict === 'failed').length} failed.
        </p>
        {children}
        <ResultTable results={results} />
      </>
    )}
  </section>
);
