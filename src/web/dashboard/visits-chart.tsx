import { useSelector } from '@xstate/react';
import type { BlogVisitsReply } from '#contract/blog.ts';
import type { BlogVisitsActor } from '#machines/blog-visits/blog-visits.machine.ts';
import { isFailed, isLoading, viewsIn } from '#machines/blog-visits/blog-visits.view.ts';
import { dayLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { generalTabMessages } from './general-tab.messages.ts';
import * as css from './visits-chart.css.ts';
import { visitsChartMessages } from './visits-chart.messages.ts';

export function VisitsChart({ visits }: { visits: BlogVisitsActor }) {
  const messages = useMessages(visitsChartMessages);
  const loading = useSelector(visits, isLoading);
  const failed = useSelector(visits, isFailed);
  const count = useSelector(visits, viewsIn);
  const { days, hosts, trips, followers } = useSelector(visits, ({ context }) => context.visits);
  const { counting } = useMessages(generalTabMessages);
  if (loading) return <Spinner words={counting} />;
  if (failed)
    return (
      <Banner tone="warning" actions={[{ label: messages.retry, onPress: () => visits.send({ type: 'call.retry' }) }]}>
        {messages.notCounted}
      </Banner>
    );
  const nameOf = (host: string) => ({ '': messages.directly, other: messages.otherSites })[host] ?? host;
  return (
    <>
      <p className={css.count}>{messages.inThirtyDays(count)}</p>
      <p>{messages.followers(followers)}</p>
      <Bars days={days} count={count} />
      <Counts
        name={messages.trip}
        rows={trips.map(({ _id, title, views }) => [_id, title || messages.untitled, views])}
      />
      <Counts name={messages.source} rows={hosts.map(({ host, views }) => [host, nameOf(host), views])} />
      <details>
        <summary className={css.summary}>{messages.asTable}</summary>
        <DayTable days={days} />
      </details>
    </>
  );
}

interface DaysProps {
  days: BlogVisitsReply['days'];
}

const [pitch, width, height] = [10, 7, 60];

function Bars({ days, count }: DaysProps & { count: number }) {
  const messages = useMessages(visitsChartMessages);
  const language = useLanguage();
  const most = Math.max(1, ...days.map(({ views }) => views));
  const best = days.find(({ views }) => views === most);
  return (
    <svg
      role="img"
      aria-label={messages.chart(count, best ? dayLabel(best.day, language) : '', most)}
      viewBox={`0 0 ${days.length * pitch} ${height}`}
      preserveAspectRatio="none"
      className={css.chart}
    >
      {days.map(({ day, views }, index) => {
        const tall = views === 0 ? 1 : Math.max(3, (views / most) * height);
        return (
          <rect key={day} x={index * pitch} y={height - tall} width={width} height={tall} className={css.bar}>
            <title>{`${dayLabel(day, language)}: ${views}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

interface CountsProps {
  name: string;
  rows: readonly (readonly [key: string, label: string, views: number])[];
}

function Counts({ name, rows }: CountsProps) {
  const messages = useMessages(visitsChartMessages);
  return rows.length === 0 ? null : (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.cell}>
            {name}
          </th>
          <th scope="col" className={css.number}>
            {messages.views}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, label, views]) => (
          <tr key={key}>
            <th scope="row" className={css.cell} dir="auto">
              {label}
            </th>
            <td className={css.number}>{views}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayTable({ days }: DaysProps) {
  const messages = useMessages(visitsChartMessages);
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach what scrolls.
    <section className={css.scroll} tabIndex={0} aria-label={messages.asTable}>
      <table className={css.table}>
        <thead>
          <tr>
            {[messages.day, messages.views, messages.visitors].map((head) => (
              <th key={head} scope="col" className={css.cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, views, visitors }) => (
            <tr key={day}>
              <th scope="row" className={css.cell}>
                {dayLabel(day, language)}
              </th>
              <td className={css.cell}>{views}</td>
              <td className={css.cell}>{visitors}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
