import { useLoaderData } from 'react-router-dom';
import { count } from '../changes-as-markdown.ts';
import type { ResultFile } from '../result.ts';
import { ResultTable } from './result-table.tsx';

export async function readResultFiles(): Promise<ResultFile[]> {
  const response = await fetch('/api/qa/results');
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

/** The results that the team has saved as files, the newest first. */
export function ResultsPage() {
  const files = useLoaderData<ResultFile[]>();
  return (
    <main>
      <title>Results – QA workbench</title>
      <h1>Results</h1>
      <p>The files in tests/qa/results: commit them, and the team sees one list.</p>
      {files.length === 0 ? <p>No results have been saved yet.</p> : null}
      {files.toReversed().map(({ file, results }) => (
        <section key={file} aria-label={file}>
          <h2>{file}</h2>
          <p>
            {count(results.length, 'result')}, {results.filter(({ verdict }) => verdict === 'failed').length} failed.
          </p>
          <ResultTable results={results} />
        </section>
      ))}
    </main>
  );
}
