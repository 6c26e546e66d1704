import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import type { FlowDetails } from '../flow-details.ts';
import { Diagram } from './diagram-view.tsx';
import { row, scrolls, table } from './frame.css.ts';

/** A flow: its diagrams, its states, its paths as test cases, its journeys and how each answer is provoked. */
export function FlowPage() {
  const flow = useLoaderData<FlowDetails>();
  return (
    <main>
      <title>{`${flow.title} – QA workbench`}</title>
      <h1>{flow.title}</h1>
      <p>
        {flow.role} at <code>{flow.address}</code>. {flow.start} {flow.states} states, {flow.transitions} transitions,{' '}
        {flow.paths} paths, {flow.journeys} journeys.
      </p>
      <Diagrams flow={flow} />
      <Paths flow={flow} />
      <States flow={flow} />
      <Answers flow={flow} />
      <Journeys flow={flow} />
    </main>
  );
}

interface FlowProps {
  flow: FlowDetails;
}

/** Choosing a state plays the shortest way to it; a region that is drawn on its own opens its diagram. */
function Diagrams({ flow }: FlowProps) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const shown = flow.diagrams.find(({ title }) => title === params.get('diagram')) ?? flow.diagrams[0];
  if (!shown) return null;
  const inside = (name: string) =>
    flow.diagrams.find(({ title }) => title === `Inside ${name}` && title !== shown.title);
  return (
    <section aria-label="Diagram">
      <h2>Diagram</h2>
      {flow.diagrams.length > 1 ? (
        <div className={row}>
          {flow.diagrams.map(({ title }) => (
            <Link
              key={title}
              to={{ search: `?diagram=${encodeURIComponent(title)}` }}
              aria-current={title === shown.title}
            >
              {title}
            </Link>
          ))}
        </div>
      ) : null}
      <Diagram
        diagram={shown}
        insideOf={({ name }) => (inside(name) ? 'opens its own diagram' : null)}
        onChoose={({ id, name }) => {
          const own = inside(name);
          if (own) return setParams({ diagram: own.title });
          const state = flow.stateList.find(({ active }) => active.includes(id));
          if (state) void navigate({ search: `?state=${encodeURIComponent(state.name)}` });
        }}
      />
    </section>
  );
}

const Paths = ({ flow }: FlowProps) => (
  <section aria-label="Paths">
    <h2>Paths</h2>
    <ol>
      {flow.pathList.map(({ name, steps }, index) => (
        <li key={name}>
          <Link to={{ search: `?path=${index + 1}` }}>{name}</Link> ({steps.length - 1} steps)
        </li>
      ))}
    </ol>
  </section>
);

const States = ({ flow }: FlowProps) => (
  <section aria-label="States" className={scrolls}>
    <h2>States</h2>
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
              <Link to={{ search: `?state=${encodeURIComponent(name)}` }}>{name}</Link>
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
  </section>
);

const Answers = ({ flow: { answers } }: FlowProps) =>
  answers.length === 0 ? null : (
    <section aria-label="Answers" className={scrolls}>
      <h2>How to get each answer</h2>
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
              <th scope="row">{call}</th>
              <td>{answer}</td>
              <td>{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

const Journeys = ({ flow: { journeyList, requirements } }: FlowProps) => (
  <section aria-label="Journeys">
    <h2>Journeys</h2>
    {requirements.length > 0 ? <p>Requirements that they prove: {requirements.join(', ')}.</p> : null}
    <dl>
      {journeyList.map(({ title, steps }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{steps}</dd>
        </div>
      ))}
    </dl>
  </section>
);
