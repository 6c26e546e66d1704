import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { inWords } from '#tests/kit/in-words.ts';
import type { FlowDetails, StateBox } from '../flow-details.ts';
import { Diagram } from './diagram-view.tsx';
import { row } from './frame.css.ts';

/** Choosing a state plays the shortest way to it, or opens its own diagram. Links lead to the invoked flows. */
export function Diagrams({ flow, active = [] }: { flow: FlowDetails; active?: readonly string[] }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown = flow.diagrams.find(({ title }) => title === params.get('diagram')) ?? flow.diagrams[0];
  if (!shown) return null;
  const drawnInside = ({ name }: StateBox) =>
    flow.diagrams.find(({ title }) => title === `Inside ${name}` && title !== shown.title);
  const choose = (state: StateBox) => {
    const own = drawnInside(state);
    if (own) return void navigate({ search: searchOf('diagram', own.title) }, { preventScrollReset: true });
    const found = flow.stateList.find(({ active: ids }) => ids.includes(state.id));
    if (found) void navigate({ search: `?state=${encodeURIComponent(found.name)}` });
  };
  return (
    <section aria-label="Diagram">
      <h2>Diagram</h2>
      {flow.diagrams.length > 1 ? (
        <div className={row}>
          {flow.diagrams.map(({ title }) => (
            <Link
              key={title}
              to={{ search: searchOf('diagram', title) }}
              preventScrollReset
              aria-current={title === shown.title}
            >
              {inWords(title)}
            </Link>
          ))}
        </div>
      ) : null}
      <Diagram
        diagram={shown}
        active={active}
        insideOf={(state) => (drawnInside(state) ? 'opens its own diagram' : null)}
        onChoose={choose}
      />
      {flow.invoked.length > 0 ? (
        <p className={row}>
          Invoked flows:
          {flow.invoked.map(({ id, flow: name }) => (
            <Link key={id} to={`/${name}`}>
              {inWords(id)}
            </Link>
          ))}
        </p>
      ) : null}
    </section>
  );
}

/** The address as it is now, with another value of one name. */
function searchOf(name: string, value: string): string {
  const params = new URL(location.href).searchParams;
  params.set(name, value);
  return `?${params}`;
}
