import { Link } from 'react-router-dom';
import { addressOf, type Result } from '../result.ts';
import { pictured, scrolls, table } from './frame.css.ts';
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

const ResultRow = (result: Result) => (
  <tr>
    <th scope="row">
      <Link to={`/${addressOf(result)}`}>
        {result.flow}, {result.target}
      </Link>
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
    <td>{result.commit?.slice(0, 8)}</td>
    <td>{result.language}</td>
    <td>{result.width}</td>
    <td>{result.by}</td>
    <td>{new Date(result.at).toLocaleString('en-GB', { dateStyle: 'short', timeStyle: 'short' })}</td>
  </tr>
);
