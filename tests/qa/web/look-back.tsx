import type { SeenStep, SentEvent, Sight } from '../stage.ts';
import { scrolls, table } from './frame.css.ts';
import { Picture } from './picture.tsx';
import { StateName } from './state-name.tsx';

interface LookBackProps {
  sight: Sight;
  width: number;
}

/** What was seen at each step before this one, and the events between the actors of the flow. */
export const LookBack = ({ sight: { seen, sent }, width }: LookBackProps) => (
  <>
    <section aria-label="Look back">
      <h3>Look back</h3>
      {seen.length === 0 ? <p>Each step that you leave is kept here, as its screen looked then.</p> : null}
      {seen.map((step) => (
        <Seen key={step.step} {...step} width={width} sent={sent.filter((event) => event.step === step.step)} />
      ))}
    </section>
    <details>
      <summary>Events between actors ({sent.length})</summary>
      <Sequence sent={sent} />
    </details>
  </>
);

/** One is open at a time, so that steps are compared at the same place. */
const Seen = ({ step, words, state, picture, width, sent }: SeenStep & { width: number; sent: SentEvent[] }) => (
  <details name="look-back">
    <summary>
      {step}. {words} → <StateName name={state} />
    </summary>
    <Sequence sent={sent} />
    <Picture title={`The screen at step ${step}`} width={width} page={picture} />
  </details>
);

/** Each event by its sender and its receiver: starts of calls, their answers, and what the page sends. */
const Sequence = ({ sent }: { sent: readonly SentEvent[] }) =>
  sent.length === 0 ? (
    <p>No events.</p>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <div className={scrolls} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            {['Step', 'From', 'To', 'Event'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sent.map(({ key, step, source, target, text, isUnused }) => (
            <tr key={key}>
              <td>{step}</td>
              <td>{source}</td>
              <td>{target}</td>
              <td>
                <code>{text}</code>
                {isUnused ? <em> not used</em> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
