import type { ActionFunctionArgs } from 'react-router-dom';
import { count } from '../changes-as-markdown.ts';
import { type ResultFile, resultsIn } from '../result.ts';
import { takeResults } from './results.ts';

/** The files that a tester opened; they go with the page. */
const opened: ResultFile[] = [];

export async function readResultFiles(): Promise<ResultFile[]> {
  const response = await fetch('/api/qa/results');
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return [...(await response.json()), ...opened];
}

/** Opens files of results, or adds the results of one to those of this browser. Answers what came of it. */
export async function changeResults({ request }: ActionFunctionArgs): Promise<string> {
  const form = await request.formData();
  const taken = form.get('take');
  if (typeof taken === 'string') return takeFile(taken);
  const files = form.getAll('results').filter((each) => each instanceof File);
  return (await Promise.all(files.map(openFile))).join(' ');
}

async function openFile(given: File): Promise<string> {
  const { name } = given;
  const results = resultsIn(await given.text());
  if (results === null)
    return `“${name}” has no results of the workbench, and nothing was changed. Choose a file that “Save as JSON” or “Save as a file” saved.`;
  const known = opened.findIndex(({ file }) => file === name);
  if (known >= 0) opened.splice(known, 1);
  opened.push({ file: name, results });
  return `“${name}” is open: ${count(results.length, 'result')}.`;
}

async function takeFile(name: string): Promise<string> {
  const results = (await readResultFiles()).findLast(({ file }) => file === name)?.results ?? [];
  const added = takeResults(results);
  const left = results.length - added;
  const why = left === 0 ? '' : ` ${left} of them were left out: this browser has results of these paths.`;
  return `${count(added, 'result')} of “${name}” added to those of this browser.${why}`;
}
