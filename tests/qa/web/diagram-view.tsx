import { useSearchParams } from 'react-router-dom';
import { inWords } from '#tests/kit/in-words.ts';
import type { ArrowLine, DiagramLayout, StateBox } from '../flow-details.ts';
import { arrowLines, linesOf } from '../lines-of.ts';
import { arrow, arrowLabel, canvas, fitted, stateBox, stateName } from './diagram-view.css.ts';
import { useAddressChoice } from './use-address-choice.ts';

interface DiagramProps {
  diagram: DiagramLayout;
  active?: readonly string[];
  /** What else choosing a state does, for its description. */
  insideOf(state: StateBox): string | null;
  onChoose(state: StateBox): void;
}

/** A chart as SVG: every state is an element with its id that can be chosen. */
export function Diagram({ diagram, active = [], onChoose, insideOf }: DiagramProps) {
  const [params] = useSearchParams();
  const isFitted = params.get('zoom') !== 'actual';
  return (
    <>
      <ZoomChoice isFitted={isFitted} />
      <div className={canvas}>
        {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset. */}
        <svg
          width={diagram.width}
          height={diagram.height}
          className={isFitted ? fitted : undefined}
          viewBox={`0 0 ${diagram.width} ${diagram.height}`}
          role="group"
          aria-label={inWords(diagram.title)}
        >
          <defs>
            <marker id="arrowhead" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
              <path d="M0 0 L8 4 L0 8 z" fill="context-stroke" />
            </marker>
          </defs>
          {diagram.states.map((state) => (
            <State
              key={state.id}
              {...state}
              isActive={active.includes(state.id)}
              inside={insideOf(state)}
              choose={() => onChoose(state)}
            />
          ))}
          {diagram.arrows.map((line) => (
            <Arrow key={`${line.source} ${line.target} ${line.label}`} {...line} />
          ))}
        </svg>
      </div>
    </>
  );
}

function ZoomChoice({ isFitted }: { isFitted: boolean }) {
  const choose = useAddressChoice('zoom');
  return (
    <label>
      Size{' '}
      <select value={isFitted ? 'fit' : 'actual'} onChange={({ target }) => choose(target.value)}>
        <option value="fit">Fit to width</option>
        <option value="actual">Actual size</option>
      </select>
    </label>
  );
}

interface StateProps extends StateBox {
  isActive: boolean;
  inside: string | null;
  choose(): void;
}

const State = ({ id, name, invokes, isInitial, isActive, inside, choose, ...box }: StateProps) => (
  // biome-ignore lint/a11y/useSemanticElements: SVG has no button.
  <g
    id={`state-${id}`}
    className={stateBox}
    role="button"
    tabIndex={0}
    aria-pressed={isActive}
    aria-description={[isInitial ? 'first state' : '', inside ?? ''].filter(Boolean).join(', ')}
    onClick={choose}
    onKeyDown={({ key }) => (key === 'Enter' || key === ' ' ? choose() : undefined)}
  >
    <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="8" data-initial={isInitial} />
    {linesOf({ name, invokes }).map((line, index) => (
      <text key={line} className={index === 0 ? stateName : undefined} x={box.x + 12} y={box.y + 24 + index * 18}>
        {line}
      </text>
    ))}
  </g>
);

/** Its name in the chart is what the pointer shows. */
const Arrow = ({ points, label, words, labelAt }: ArrowLine) => (
  <g className={arrow}>
    <title>{label}</title>
    <path
      d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ')}
      markerEnd="url(#arrowhead)"
    />
    <text className={arrowLabel}>
      {arrowLines(words).map((line, index) => (
        <tspan key={line} x={labelAt.x} y={labelAt.y + 13 + index * 18}>
          {line}{' '}
        </tspan>
      ))}
    </text>
  </g>
);
