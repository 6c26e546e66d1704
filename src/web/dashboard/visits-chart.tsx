import { useSelector } from '@xstate/react';
import type { BlogVisitsActor, VisitedDays } from '#machines/blog-visits/blog-visits.machine.ts';
import { isFailed, isLoading, viewsIn } from '#machines/blog-visits/blog-visits.view.ts';
import { dayLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { generalTabMessages } from './general-tab.messages.ts';
import * as css from './visits-chart.css.ts';

export function VisitsChart({ visits }: { visits: BlogVisitsActor }) {
  const messages = useMessages(generalTabMessages);
  const loading = useSelector(visits, isLoading);
  const failed = useSelector(visits, isFailed);
  const count = useSelector(visits, viewsIn);
  const days = useSelector(visits, ({ context }) => context.days);
  if (loading) return <Spinner words={messages.counting} />;
  if (failed)
    return (
      <Banner tone="warning" actions={[{ label: messages.retry, onPress: () => visits.send({ type: 'call.retry' }) }]}>
        {messages.notCounted}
      </Banner>
    );
  return (
    <>
      <p className={css.count}>{messages.inThirtyDays(count)}</p>
      <Bars days={days} count={count} />
      <details>
        <summary className={css.summary}>{messages.asTable}</summary>
        <DayTable days={days} />
      </details>
    </>
  );
}

interface DaysProps {
  days: VisitedDays;
}

const [pitch, width, height] = [10, 7, 60];

function Bars({ days, count }: DaysProps & { count: number }) {
  const messages = useMessages(generalTabMessages);
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

function DayTable({ days }: DaysProps) {
  const messages = useMessages(generalTabMessages);
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
