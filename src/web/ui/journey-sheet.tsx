import { Fragment } from 'react';
import type { JourneyMap, JourneyStop } from '#contract/journey-map.ts';

type Look = Readonly<Record<'map' | 'land' | 'nearby' | 'route' | 'dot' | 'digit' | 'name', string>>;

interface SheetProps {
  map: JourneyMap;
  label: string;
  css: Look;
}

export const JourneySheet = ({ map, label, css }: SheetProps) => (
  <svg className={css.map} viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={label}>
    <path className={css.land} d={map.land} transform="scale(0.5)" />
    <g className={css.nearby}>
      {map.nearby.map(({ name, x, y, label: at }) => (
        <Fragment key={name}>
          <circle cx={x} cy={y} r="3" />
          <text x={at.x} y={at.y} textAnchor={at.anchor}>
            {name}
          </text>
        </Fragment>
      ))}
    </g>
    <path className={css.route} d={map.route} />
    {map.stops.map((stop) => (
      <Stop key={stop.number} stop={stop} css={css} />
    ))}
  </svg>
);

const Stop = ({ stop: { number, name, x, y, label }, css }: { stop: JourneyStop; css: Look }) => (
  <>
    <circle className={css.dot} cx={x} cy={y} r="10" />
    <text className={css.digit} x={x} y={y}>
      {number}
    </text>
    {label === null ? null : (
      <text className={css.name} x={label.x} y={label.y} textAnchor={label.anchor}>
        {name}
      </text>
    )}
  </>
);
