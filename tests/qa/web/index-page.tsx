import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import type { FlowSummary } from '../flow-details.ts';
import { number, row, scrolls, search, table } from './frame.css.ts';
import { lastResultOf } from './results.ts';

/** All flows by the people who use them. */
export function IndexPage() {
  const flows = useLoaderData<FlowSummary[]>();
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const found = flows.filter(({ title, name, address }) => matches(`${title} ${name} ${address}`, query));
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
          onChange={({ target }) => setParams(target.value ? { q: target.value } : {}, { replace: true })}
        />
        <span role="status">
          {found.length} of {flows.length} flows
        </span>
      </search>
      {found.length === 0 ? <p>No flow has “{query}” in its name or address.</p> : null}
      {[...Map.groupBy(found, ({ role }) => role)].map(([role, those]) => (
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
                {those.map((flow) => (
                  <FlowRow key={flow.name} {...flow} />
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </main>
  );
}

const FlowRow = ({ name, title, address, states, transitions, paths }: FlowSummary) => (
  <tr>
    <th scope="row">
      <Link to={`/${name}`}>{title}</Link>
    </th>
    <td>{address}</td>
    <td className={number}>{states}</td>
    <td className={number}>{transitions}</td>
    <td className={number}>{paths}</td>
    <td>{lastResultOf(name)}</td>
  </tr>
);

const matches = (text: string, query: string): boolean =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
