import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { callInWords, inWords } from '#tests/kit/in-words.ts';
import { count } from '../changes-as-markdown.ts';
import { endOf } from '../end-of.ts';
import type { FlowDetails, PathDetails } from '../flow-details.ts';
import { Diagrams } from './diagrams.tsx';
import { scrolls, table } from './frame.css.ts';
import { OpenWorld } from './open-world.tsx';
import { missing, present } from './player.css.ts';
import { isPlaying, Player } from './player.tsx';
import { standingOf, useResults } from './results.ts';
import { StateName } from './state-name.tsx';

interface FlowProps {
  flow: FlowDetails;
}

/** A flow: its player and its diagrams, its states, its paths as test cases, its journeys and how each answer is provoked. */
export function FlowPage() {
  const flow = useLoaderData<FlowDetails>();
  const [params] = useSearchParams();
  return (
    <main aria-label="Flow">
      <title>{`${flow.title} – QA workbench`}</title>
      <h1>{flow.title}</h1>
      <p>
        {flow.role} at {flow.address.startsWith('/') ? <code>{flow.address}</code> : flow.address}.{' '}
        <WithCode text={flow.start} /> {count(flow.states, 'state')}, {count(flow.transitions, 'transition')},{' '}
        {count(flow.paths, 'path')}, {count(flow.journeys, 'journey')}.
      </p>
      {flow.failingJourneys > 0 ? (
        <p role="alert" className={missing}>
          ✗ {count(flow.failingJourneys, 'journey')} of {flow.journeys} failed: the flow does something else than was
          written by hand. See <a href="#journeys">Journeys</a>.
        </p>
      ) : null}
      <OpenWorld address={flow.address} />
      <Player flow={flow} />
      <Paths flow={flow} />
      {isPlaying(flow, params) ? null : <Diagrams flow={flow} />}
      <States flow={flow} />
      <Answers flow={flow} />
      <Journeys flow={flow} />
    </main>
  );
}

/** A longer list is closed at first. */
const maxOpen = 12;

const marks = {
  passed: <span className={present}>✓ passed</span>,
  failed: <span className={missing}>✗ failed</span>,
  'passed since': <span className={missing}>✗ failed by hand, passed by Play all since</span>,
  none: null,
};

function Paths({ flow }: FlowProps) {
  const results = Map.groupBy(useResults(flow.name), ({ target }) => target);
  return (
    <section aria-label="Paths">
      <h2>Paths ({flow.pathList.length})</h2>
      <p>
        <Link to={`/play?flow=${flow.name}`}>Play all paths</Link>
      </p>
      <ol>
        {flow.pathList.map((path, index) => (
          <li key={path.name}>
            <Link to={{ search: `?path=${index + 1}` }}>{endOf(path)}</Link>
            {earlierSteps(path)} ({count(path.steps.length - 1, 'step')}){' '}
            {marks[standingOf(results.get(`path ${index + 1}`) ?? []) ?? 'none']}
          </li>
        ))}
      </ol>
    </section>
  );
}

function earlierSteps({ steps }: PathDetails): string {
  const earlier = steps.slice(1, -1).map(({ words }) => words);
  return earlier.length === 0 ? '' : `, after: ${earlier.join(', ')}`;
}

const States = ({ flow }: FlowProps) => (
  <section aria-label="States">
    <details open={flow.stateList.length <= maxOpen}>
      <summary>
        <h2>States ({flow.stateList.length})</h2>
      </summary>
      <div className={scrolls}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Shortest way</th>
              <th scope="col">What it shows</th>
            </tr>
          </thead>
          <tbody>
            {flow.stateList.map(({ name, way, texts, buttons, hasEnded }) => (
              <tr key={name}>
                <th scope="row">
                  <Link to={{ search: `?state=${encodeURIComponent(name)}` }}>
                    <StateName name={name} />
                  </Link>
                </th>
                <td>
                  {way
                    .slice(1)
                    .map(({ words }) => words)
                    .join(', ') || 'Open the page'}
                </td>
                <td>{[...texts, ...buttons, ...(hasEnded ? ['The flow has ended.'] : [])].join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  </section>
);

const Answers = ({ flow: { answers } }: FlowProps) =>
  answers.length === 0 ? null : (
    <section aria-label="Answers">
      <h2>How to get each answer</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without links in it, the keyboard scrolls the frame itself. */}
      <div className={scrolls} tabIndex={0}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">Answer</th>
              <th scope="col">How</th>
            </tr>
          </thead>
          <tbody>
            {answers.map(({ call, answer, how }) => (
              <tr key={`${call} ${answer}`}>
                <th scope="row">{callInWords(call)}</th>
                <td>{inWords(answer)}</td>
                <td>
                  <WithCode text={how} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );

const Journeys = ({ flow: { journeyList, requirements } }: FlowProps) => (
  <section aria-label="Journeys">
    <h2 id="journeys">Journeys</h2>
    {requirements.length > 0 ? <p>Requirements that they prove: {requirements.join(', ')}.</p> : null}
    <dl>
      {journeyList.map(({ title, steps, failure }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <WithCode text={steps} />
            {failure === null ? null : <p className={missing}>✗ Then: {failure}</p>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** A text in which backticks enclose code. */
const WithCode = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
