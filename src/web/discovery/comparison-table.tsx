import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ComparedCreator } from '#contract/sponsor.ts';
import type { ComparisonActor } from '#machines/comparison/comparison.machine.ts';
import { listsIn } from '#machines/comparison/comparison.view.ts';
import { choiceAddress } from '#machines/rules/comparison-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { fromList } from '#web/ui/back-link.tsx';
import { Face } from '#web/ui/face.tsx';
import { iconButton } from '#web/ui/icon-button.css.ts';
import * as css from './comparison.css.ts';
import { comparisonMessages } from './comparison.messages.ts';
import { ComingTrips, Followers, Invitation, type Trait, useTraits, Whereabouts } from './comparison-cells.tsx';
import { discoveryMessages } from './discovery.messages.ts';

interface TableProps {
  actor: ComparisonActor;
  columns: readonly ComparedCreator[];
  today: string;
}

/** A column for each creator; on narrow screens the values of three and more stand below each other, each with its name. */
export function ComparisonTable({ actor, columns, today }: TableProps) {
  const messages = useMessages(comparisonMessages);
  const ids = columns.map(({ creator }) => creator._id);
  const most = Math.max(...columns.map(({ creator }) => creator.followersCount));
  const traits = useTraits(useSelector(actor, listsIn));
  return (
    <section
      className={columns.length > 1 ? css.board : css.alone}
      data-many={columns.length > 2 || undefined}
      aria-label={messages.table}
    >
      <table className={css.table}>
        <thead className={css.block}>
          <tr className={css.block}>
            {columns.map(({ creator }) => (
              <th key={creator._id} scope="col" className={css.name}>
                <Name
                  creator={creator}
                  ids={ids}
                  onLeave={() => actor.send({ type: 'creator.leave', id: creator._id })}
                />
              </th>
            ))}
          </tr>
        </thead>
        <Row title={messages.where} columns={columns}>
          {({ creator }) => <Whereabouts creator={creator} today={today} />}
        </Row>
        <Row title={messages.followers} columns={columns}>
          {({ creator }) => <Followers creator={creator} most={columns.length > 1 ? most : 0} />}
        </Row>
        <Row title={messages.next} columns={columns}>
          {({ creator }) => <ComingTrips creator={creator} today={today} />}
        </Row>
        {traits.map(({ title, of }) => (
          <TraitRow key={title} title={title} columns={columns} of={of} />
        ))}
        <Row title={messages.note} columns={columns}>
          {({ note }) => <p className={note ? css.note : css.empty}>{note || messages.none}</p>}
        </Row>
        <Row title={messages.invitation} columns={columns}>
          {(column) => <Invitation column={column} />}
        </Row>
      </table>
    </section>
  );
}

interface NameProps {
  creator: ComparedCreator['creator'];
  ids: readonly string[];
  onLeave: () => void;
}

function Name({ creator, ids, onLeave }: NameProps) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(comparisonMessages);
  const { _id, fullName } = creator;
  return (
    <div className={css.who}>
      <Face party={creator} look="card" />
      <Link
        to={choiceAddress(ids, { creator: _id })}
        state={fromList}
        className={css.link}
        aria-label={discovery.openProfile(fullName)}
        title={fullName}
        dir="auto"
      >
        {fullName}
      </Link>
      <button type="button" className={iconButton} aria-label={messages.leaveOut(fullName)} onClick={onLeave}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}

interface RowProps {
  title: string;
  shared?: string;
  columns: readonly ComparedCreator[];
  children: (column: ComparedCreator) => ReactNode;
}

const Row = ({ title, shared = '', columns, children }: RowProps) => {
  const messages = useMessages(comparisonMessages);
  return (
    <tbody className={css.block}>
      <tr className={css.block}>
        <th scope="rowgroup" colSpan={columns.length} className={css.title}>
          <span className={css.titleWords}>
            {title}
            {shared === '' ? null : (
              <span className={css.shared}>
                {messages.shared} {shared}
              </span>
            )}
          </span>
        </th>
      </tr>
      <tr className={css.block}>
        {columns.map((column) => (
          <td key={column.creator._id} className={css.cell}>
            <span className={css.cellName} aria-hidden>
              {column.creator.fullName}
            </span>
            {children(column)}
          </td>
        ))}
      </tr>
    </tbody>
  );
};

type TraitProps = Pick<RowProps, 'title' | 'columns'> & { of: (creator: ComparedCreator['creator']) => Trait[] };

function TraitRow({ title, columns, of }: TraitProps) {
  const messages = useMessages(comparisonMessages);
  const all = columns.map(({ creator }) => of(creator));
  const shared = sharedByAll(all.map((traits) => traits.map(({ id }) => id)));
  const names = all[0]?.filter(({ id }) => shared.has(id)).map(({ name }) => name) ?? [];
  if (all.every((traits) => traits.length === 0)) return null;
  return (
    <Row title={title} shared={names.join(', ')} columns={columns}>
      {({ creator }) => {
        const own = of(creator).filter(({ id }) => !shared.has(id));
        if (own.length === 0)
          return <p className={css.empty}>{shared.size > 0 ? messages.nothingElse : messages.none}</p>;
        return (
          <ul className={css.traits}>
            {own.map(({ id, name, level }) => (
              <li key={id}>
                {name}
                {level === null || level === '' ? null : <span className={css.level}>{level}</span>}
              </li>
            ))}
          </ul>
        );
      }}
    </Row>
  );
}

/** What every one of several lists has; of one list alone nothing is shared. */
export function sharedByAll(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const [first = [], ...others] = lists;
  return new Set(others.length === 0 ? [] : first.filter((each) => others.every((other) => other.includes(each))));
}
