import { Form, Link, useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { lineInWords } from '../arrow-line.ts';
import { changesAsMarkdown, count, sinceOf } from '../changes-as-markdown.ts';
import type { Changes, FlowChanges } from '../flow-details.ts';
import { row, search } from './frame.css.ts';
import type { Compared } from './read-changes.ts';
import { SaveLink } from './save-link.tsx';

/** What changed since an earlier version, and the paths to walk for it. */
export function ChangesPage() {
  const sinceVersion = useLoaderData<Compared>();
  const sinceFile = useActionData<Compared>();
  const compared = sinceFile ?? sinceVersion;
  const isComparing = useNavigation().state !== 'idle';
  return (
    <main>
      <title>Changes – QA workbench</title>
      <h1>Changes</h1>
      <p>Which transitions are new, changed or gone, and the few paths that take them.</p>
      <VersionForm />
      <FileForm />
      <p role="status">{isComparing ? 'Comparing...' : summaryOf(compared)}</p>
      {compared.kind === 'compared' ? <Result {...compared.changes} /> : null}
    </main>
  );
}

function VersionForm() {
  const compared = useLoaderData<Compared>();
  const [params] = useSearchParams();
  const since = params.get('since') ?? (compared.kind === 'compared' ? (compared.changes.since ?? '') : '');
  return (
    <Form className={row}>
      <label htmlFor="since">Tag, branch or commit</label>
      <input key={since} id="since" name="since" className={search} defaultValue={since} required />
      <Button type="submit">Compare</Button>
    </Form>
  );
}

const FileForm = () => (
  <Form method="post" encType="multipart/form-data" className={row}>
    <label htmlFor="catalogue">Catalogue file</label>
    <input id="catalogue" name="catalogue" type="file" accept="application/json" required />
    <Button type="submit" look="secondary">
      Compare with the file
    </Button>
    <a href="/api/qa/catalogue">Export today’s catalogue</a>
  </Form>
);

function summaryOf(compared: Compared): string {
  if (compared.kind === 'problem') return compared.message;
  const { flows } = compared.changes;
  if (flows.length === 0)
    return `Nothing to walk: every flow has the same transitions as in ${sinceOf(compared.changes)}.`;
  const paths = flows.flatMap((flow) => flow.paths).length;
  return `Since ${sinceOf(compared.changes)}: ${count(flows.length, 'flow')} changed, ${count(paths, 'path')} to walk.`;
}

const Result = (changes: Changes) =>
  changes.flows.length === 0 ? null : (
    <>
      <p className={row}>
        {changes.since === null ? null : (
          <Link to={`/play?since=${encodeURIComponent(changes.since)}`}>Play these paths</Link>
        )}
        <SaveLink name="changes.md" type="text/markdown" content={changesAsMarkdown(changes, location.origin)}>
          Save as Markdown
        </SaveLink>
      </p>
      {changes.flows.map((flow) => (
        <FlowSection key={flow.name} {...flow} />
      ))}
    </>
  );

const kinds = { new: 'New flow.', changed: '', gone: 'This flow is gone.' };

const countsOf = ({ added, altered, removed }: Pick<FlowChanges, 'added' | 'altered' | 'removed'>): string =>
  [`${added.length} new`, `${altered.length} changed`, `${removed.length} gone`]
    .filter((part) => !part.startsWith('0 '))
    .join(', ');

const FlowSection = ({ name, title, kind, paths, untaken, ...arrows }: FlowChanges) => (
  <section aria-label={title}>
    <h2>{kind === 'gone' ? title : <Link to={`/${name}`}>{title}</Link>}</h2>
    <p>
      {kinds[kind]} Transitions: {countsOf(arrows)}.
    </p>
    {paths.length > 0 ? (
      <ul aria-label={`Paths to walk in ${title}`}>
        {paths.map((path) => (
          <li key={path.number}>
            <Link to={`/${name}?path=${path.number}`}>
              Path {path.number}: {path.name}
            </Link>{' '}
            ({count(path.arrows.length, 'transition')})
          </li>
        ))}
      </ul>
    ) : null}
    <details>
      <summary>Transitions</summary>
      <dl>
        <Arrows title="New" arrows={arrows.added.map((arrow) => [arrow])} />
        <Arrows title="Changed" arrows={arrows.altered.map(({ before, after }) => [before, after])} />
        <Arrows title="Gone" arrows={arrows.removed.map((arrow) => [arrow])} />
        <Arrows title="In no path: check by its journeys" arrows={untaken.map((arrow) => [arrow])} />
      </dl>
    </details>
  </section>
);

/** One arrow, or what it was and what it is now. The pointer shows the names of the chart. */
const Arrows = ({ title, arrows }: { title: string; arrows: readonly (readonly string[])[] }) =>
  arrows.length === 0 ? null : (
    <div>
      <dt>{title}</dt>
      {arrows.map((lines) => (
        <dd key={lines.join()} title={lines.join('\n')}>
          {lines.map(lineInWords).join(' is now ')}
        </dd>
      ))}
    </div>
  );
