import { Link } from 'react-router-dom';
import { addressOf, type Result } from '../result.ts';
import { pictured, scrolls, small, table } from './frame.css.ts';
import { Picture } from './picture.tsx';
import { missing, present } from './player.css.ts';

const heads = ['Path', 'Result', 'What was found', 'Step', 'Commit', 'Language', 'Width', 'By', 'When'];

/** Results, each with a link to its step in the player and, if it has one, the picture of its screen. */
export const ResultTable = ({ results }: { results: readonly Result[] }) => (
  <div className={scrolls}>
    <table className={table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <ResultRow key={`${result.flow} ${result.target} ${result.at}`} {...result} />
        ))}
      </tbody>
    </table>
  </div>
);

const nameOf = ({ flow, target }: Result): string => `${flow}, ${target}`;

/** A commit by its first digits; what follows them says that files were changed. */
const shortCommit = (commit: string | null | undefined) => commit?.replace(/^([0-9a-f]{8})[0-9a-f]*/, '$1');

const ResultRow = (result: Result) => (
  <tr>
    <th scope="row">
      <Link to={`/${addressOf(result)}`}>{result.title ?? nameOf(result)}</Link>
      {result.title === undefined ? null : <div className={small}>{nameOf(result)}</div>}
    </th>
    <td className={result.verdict === 'passed' ? present : missing}>
      {result.verdict === 'passed' ? '✓ Passed' : '✗ Failed'}
    </td>
    <td>
      {result.note}
      {result.picture === undefined ? null : (
        <details>
          <summary>Picture</summary>
          <div className={pictured}>
            <Picture title="Picture" width={result.width ?? 1280} page={result.picture} />
          </div>
        </details>
      )}
    </td>
    <td>{result.step}</td>
    <td>{shortCommit(result.commit)}</td>
    <td>{result.language}</td>
    <td>{result.width}</td>
    <td>{result.by}</td>
    <td>{new Date(result.at).toLocaleString('en-GB', { dateStyle: 'short', timeStyle: 'short' })}</td>
  </tr>
);
