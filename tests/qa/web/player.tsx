import { useActorRef, useSelector } from '@xstate/react';
import { useSearchParams } from 'react-router-dom';
import { stateInWords } from '#tests/kit/in-words.ts';
import { endOf } from '../end-of.ts';
import type { FlowDetails, StepDetails } from '../flow-details.ts';
import { titleOf } from '../result.ts';
import type { Sight } from '../stage.ts';
import { Diagrams } from './diagrams.tsx';
import { LookBack } from './look-back.tsx';
import { Pictures } from './pictures.tsx';
import { frameName, player } from './player.actors.ts';
import { columns, frame, frameBox, frameHeight, frameWidth, panel } from './player.css.ts';
import { Controls } from './player-controls.tsx';
import { Calls, Comparison, Faults, Lines, Steps } from './player-parts.tsx';
import { Recording } from './player-recording.tsx';
import { Verdict } from './verdict.tsx';

interface Target {
  /** Its name in the results. */
  name: string;
  title: string;
  /** What the title of its results says after that of the flow. */
  about: string;
  /** The state that the steps lead to; null for a path. */
  state: string | null;
  steps: readonly StepDetails[];
  firstPosition: number;
}

/** Whether the address names something to play. */
export const isPlaying = (flow: FlowDetails, params: URLSearchParams): boolean => targetIn(flow, params) !== null;

/** Plays the path, or the way to the state, that the address names. */
export function Player({ flow }: { flow: FlowDetails }) {
  const [params] = useSearchParams();
  const target = targetIn(flow, params);
  if (!target) return <p>Choose a path below, or a state in the diagram, to play it on its screen.</p>;
  const step = Number(params.get('step') ?? target.firstPosition);
  const isKnown = Number.isInteger(step) && step >= 0 && step < target.steps.length;
  const position = isKnown ? step : target.firstPosition;
  return <PlayerOf key={`${flow.name} ${target.name}`} {...{ flow, target, position }} />;
}

function targetIn(flow: FlowDetails, params: URLSearchParams): Target | null {
  const number = Number(params.get('path'));
  const path = flow.pathList[number - 1];
  if (path)
    return {
      name: `path ${number}`,
      title: `Path ${number}`,
      about: endOf(path),
      state: null,
      steps: path.steps,
      firstPosition: 0,
    };
  const state = flow.stateList.find(({ name }) => name === params.get('state'));
  if (!state) return null;
  const { name, way } = state;
  return {
    name: `state ${name}`,
    title: `The shortest way to “${stateInWords(name)}”`,
    about: `the shortest way to ${stateInWords(name)}`,
    state: name,
    steps: way,
    firstPosition: way.length - 1,
  };
}

interface PlayerProps {
  flow: FlowDetails;
  target: Target;
  position: number;
}

/** What the product does then belongs to the page, which the frame does not have. */
const sentenceOfEnd = ({ texts, buttons, facts }: Sight): string =>
  [texts, buttons, facts].every(({ length }) => length === 0)
    ? 'The flow has ended, and shows nothing more: in the product its page moves on from here.'
    : 'The flow has ended.';

const languageIn = (params: URLSearchParams) => (params.get('language') === 'tr' ? 'tr' : 'en');

function PlayerOf({ flow, target: { name, title, about, state, steps }, position: firstPosition }: PlayerProps) {
  const [params] = useSearchParams();
  const actor = useActorRef(player, {
    input: { flow: flow.name, address: flow.address, steps, position: firstPosition, language: languageIn(params) },
  });
  const snapshot = useSelector(actor, (current) => current);
  const { position, sight, problem, isLeft, language, reports } = snapshot.context;
  const isChanging = snapshot.hasTag('changing');
  const step = steps[position];
  const next = steps[position + 1];
  const width = Number(params.get('width')) || (sight?.width ?? 1280);
  return (
    <section aria-label="Player">
      <h2>{title}</h2>
      <Controls player={actor} snapshot={snapshot} width={width} />
      <p role="status">
        Step {position} of {steps.length - 1}. {next ? `Next: ${next.words}.` : 'The path ends here.'}
        {snapshot.matches('opening') ? ' The screen is being opened...' : ''}
        {sight?.hasEnded && !isChanging ? ` ${sentenceOfEnd(sight)}` : ''}
        {isLeft ? ' You have left the path. Next, or a step in the list, opens the screen again.' : ''}
      </p>
      {problem === null ? null : <p role="alert">The step could not be taken. {problem}</p>}
      <div className={columns}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
        <section aria-label="Screen" className={frameBox} tabIndex={0}>
          <iframe
            name={frameName}
            title="Screen"
            className={frame}
            style={{ [frameWidth as string]: `${width}px` }}
            width={width}
            height={frameHeight}
          />
        </section>
        <div className={panel}>
          {step && sight && !isChanging ? <Comparison step={step} sight={sight} /> : null}
          <Calls calls={sight?.calls ?? []} isEnabled={snapshot.matches('ready')} send={actor.send} />
          <Steps steps={steps} position={position} send={actor.send} />
          <Faults
            reports={reports}
            isTrying={snapshot.matches('tryingFaults')}
            can={snapshot.can({ type: 'faults.try' })}
            send={actor.send}
          />
          <Lines title="Effects" lines={sight?.effects ?? []} />
          <Recording player={actor} />
          <Verdict
            flow={flow.name}
            target={name}
            title={titleOf(flow.title, about)}
            step={position}
            language={language}
            width={width}
          />
        </div>
        <div>{sight ? <LookBack sight={sight} width={width} /> : null}</div>
      </div>
      {state === null || !flow.hasScreen ? null : <Pictures flow={flow.name} state={state} />}
      <Diagrams flow={flow} active={sight?.active ?? []} />
    </section>
  );
}
