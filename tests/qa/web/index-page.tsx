import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { Select } from '#web/ui/select.tsx';
import { count } from '../changes-as-markdown.ts';
import type { FlowSummary } from '../flow-details.ts';
import type { Result } from '../result.ts';
import { searchFlows } from '../search-flows.ts';
import { resultsAsJson, resultsAsMarkdown } from './export-results.ts';
import { number, row, scrolls, search, small, table } from './frame.css.ts';
import { missing } from './player.css.ts';
import { lastResultOf, readResults, readTester } from './results.ts';
import { SaveLink } from './save-link.tsx';

/** All flows by the people who use them, with what this tester has found. */
export function IndexPage() {
  const flows = useLoaderData<FlowSummary[]>();
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const filter = filters.find(({ value }) => value === params.get('show')) ?? filters[0];
  const results = readResults();
  const found = searchFlows(flows, query).filter(({ flow: { name, failingJourneys } }) =>
    filter.has(
      results.filter(({ flow }) => flow === name),
      failingJourneys,
    ),
  );
  const change = (name: 'q' | 'show', value: string) =>
    setParams(
      (before) => {
        const { [name]: _, ...others } = Object.fromEntries(before);
        return value === '' ? others : { ...others, [name]: value };
      },
      // A field whose value is in the address loses letters unless it is updated at once.
      { replace: true, flushSync: true, preventScrollReset: true },
    );
  return (
    <main>
      <title>QA workbench</title>
      <h1>Flows</h1>
      <search className={row}>
        <label htmlFor="search">Search</label>
        <input
          id="search"
          type="search"
          className={search}
          value={query}
          onChange={({ target }) => change('q', target.value)}
        />
        <Select
          label="Show"
          isInline
          value={filter.value}
          options={filters}
          onSelect={(value) => change('show', value)}
        />
        <span role="status">
          {found.length} of {flows.length} flows
        </span>
      </search>
      <p>
        <Link to="/play">Play all paths of all flows</Link>
      </p>
      {results.length > 0 ? (
        <p className={row}>
          {count(results.length, 'result')} in this browser:
          <SaveLink
            name="qa-results.md"
            type="text/markdown"
            content={resultsAsMarkdown(results, flows, location.origin)}
          >
            Save as Markdown
          </SaveLink>
          <SaveLink name="qa-results.json" type="application/json" content={resultsAsJson(readTester(), results)}>
            Save as JSON
          </SaveLink>
        </p>
      ) : null}
      {found.length === 0 ? <p>No flow matches.</p> : null}
      {[...Map.groupBy(found, ({ flow: { role } }) => role)]
        .toSorted(([, one], [, other]) => other.length - one.length)
        .map(([role, those]) => (
          <section key={role} aria-label={role}>
            <h2>{role}</h2>
            <div className={scrolls}>
              <table className={table}>
                <thead>
                  <tr>
                    {['Flow', 'Address', 'States', 'Transitions', 'Paths', 'Last run'].map((head) => (
                      <th key={head} scope="col">
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {those.map(({ flow, phrases }) => (
                    <FlowRow key={flow.name} flow={flow} phrases={phrases} />
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        ))}
    </main>
  );
}

const filters = [
  { value: '', label: 'All flows', has: () => true },
  {
    value: 'failed',
    label: 'Failed',
    has: (own: Result[], failingJourneys: number) =>
      failingJourneys > 0 || own.some(({ verdict }) => verdict === 'failed'),
  },
  { value: 'not-run', label: 'Not run', has: (own: Result[]) => own.length === 0 },
] as const;

const FlowRow = ({
  flow: { name, title, address, states, transitions, paths, failingJourneys },
  phrases,
}: {
  flow: FlowSummary;
  phrases: string[];
}) => (
  <tr>
    <th scope="row">
      <Link to={`/${name}`}>{title}</Link>
      {phrases.length > 0 ? <div className={small}>{phrases.join(' · ')}</div> : null}
    </th>
    <td>{address}</td>
    <td className={number}>{states}</td>
    <td className={number}>{transitions}</td>
    <td className={number}>{paths}</td>
    <td>
      {lastResultOf(name)}
      {failingJourneys > 0 ? <div className={missing}>✗ {count(failingJourneys, 'journey')} failed</div> : null}
    </td>
  </tr>
);
