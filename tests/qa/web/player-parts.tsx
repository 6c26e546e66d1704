import { Fragment } from 'react';
import { callInWords } from '#tests/kit/in-words.ts';
import { Button } from '#web/ui/button.tsx';
import { comparedParts, inBoth } from '../difference-of.ts';
import type { StepDetails } from '../flow-details.ts';
import type { Sight, WaitingCall } from '../stage.ts';
import { row } from './frame.css.ts';
import { list, missing, present } from './player.css.ts';
import type { PlayerEvent } from './player.machine.ts';
import { StateName } from './state-name.tsx';
import { type FaultReport, faultNames } from './try-faults.ts';

interface Sender {
  send(event: PlayerEvent): void;
}

interface ComparisonProps {
  step: StepDetails;
  sight: Sight;
}

/** What is expected after the step, and whether it is there. */
export function Comparison({ step, sight }: ComparisonProps) {
  const isOnPath = sight.state === step.state;
  return (
    <section aria-label="Expected">
      <h3>Expected</h3>
      <ul className={list}>
        <Expectation isMet={isOnPath}>
          State <StateName name={step.state} />
          {isOnPath ? null : (
            <>
              , found <StateName name={sight.state} />
            </>
          )}
        </Expectation>
        {sight.crash === null ? null : <Expectation isMet={false}>The flow has crashed: {sight.crash}</Expectation>}
        {comparedParts(step, sight).map(({ what, wanted, seen, uncompared, unexpected }) => (
          <Fragment key={what}>
            {wanted.map((each) => (
              <Expectation key={each} isMet={seen.includes(each)}>
                {what} {inBoth(each, sight)}
              </Expectation>
            ))}
            {uncompared.map((each) => (
              <Expectation key={each} isMet={null}>
                {what} “{each}”
              </Expectation>
            ))}
            {unexpected.map((each) => (
              <Expectation key={each} isMet={false}>
                {what} {inBoth(each, sight)} is not expected here
              </Expectation>
            ))}
          </Fragment>
        ))}
      </ul>
      <p>
        {sight.turkish === null
          ? 'Only these are compared. Read the rest of the screen yourself.'
          : 'Does the Turkish say what the English in brackets says? What has a – is not compared. Read the rest of the screen yourself.'}
      </p>
    </section>
  );
}

/** null: it was not tried. */
const Expectation = ({ isMet, children }: { isMet: boolean | null; children: React.ReactNode }) =>
  isMet === null ? (
    <li>– {children}</li>
  ) : (
    <li className={isMet ? present : missing}>
      <span role="img" aria-label={isMet ? 'Yes' : 'No'}>
        {isMet ? '✓' : '✗'}
      </span>{' '}
      {children}
    </li>
  );

const hasAnswers = ({ answers }: WaitingCall): boolean => answers.length > 0;

/** Every waiting call with the answers that it knows; one that is not answered never comes. */
export const Calls = ({ calls, isEnabled, send }: Sender & { calls: readonly WaitingCall[]; isEnabled: boolean }) =>
  !calls.some(hasAnswers) ? null : (
    <section aria-label="Waiting calls">
      <h3>Waiting calls</h3>
      <p>These calls wait until you answer them.</p>
      {calls.filter(hasAnswers).map(({ name, answers }) => (
        <fieldset key={name} className={row}>
          <legend>{callInWords(name)}</legend>
          {answers.map(({ label, event }) => (
            <Button
              key={`${event.type} ${event.index}`}
              look="secondary"
              disabled={!isEnabled}
              onClick={() => send({ type: 'call.answer', event })}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      ))}
    </section>
  );

export const Steps = ({ steps, position, send }: Sender & { steps: readonly StepDetails[]; position: number }) => (
  <section aria-label="Steps">
    <h3>Steps</h3>
    <ol start={0}>
      {steps.map(({ words, state }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path may take the same step twice, and its order never changes.
        <li key={index} aria-current={index === position ? 'step' : undefined}>
          <button type="button" onClick={() => send({ type: 'step.choose', position: index })}>
            {words}
          </button>{' '}
          → <StateName name={state} />
        </li>
      ))}
    </ol>
  </section>
);

export const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <details>
    <summary>
      {title} ({lines.length})
    </summary>
    <ol>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows.
        <li key={index}>
          <code>{line}</code>
        </li>
      ))}
    </ol>
  </details>
);

interface FaultsProps extends Sender {
  reports: readonly FaultReport[];
  isTrying: boolean;
  can: boolean;
}

/** Every fault at this step, each on a screen of its own. */
export const Faults = ({ reports, isTrying, can, send }: FaultsProps) => (
  <section aria-label="Faults">
    <h3>Faults</h3>
    <Button look="secondary" disabled={!can} onClick={() => send({ type: 'faults.try' })}>
      {isTrying ? `Trying ${reports.length + 1} of ${faultNames.length}...` : 'Try all here'}
    </Button>
    <ul className={list}>
      {reports.map(({ fault, outcome, lost, isWrong }) => (
        <Expectation key={fault} isMet={isWrong === null ? null : !isWrong}>
          {fault}: {outcome} {lost.length > 0 ? `Lost: ${lost.join(', ')}.` : ''}
        </Expectation>
      ))}
    </ul>
  </section>
);
