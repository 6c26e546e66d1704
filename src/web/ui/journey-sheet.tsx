import { Fragment } from 'react';
import type { JourneyMap, JourneyStop } from '#contract/journey-map.ts';
import type { Language } from '#contract/language.ts';
import { cityNameIn } from '#rules/city-name.ts';

type Look = Readonly<
  Record<'map' | 'land' | 'nearby' | 'route' | 'leader' | 'point' | 'dot' | 'digit' | 'count' | 'name', string>
>;

interface SheetProps {
  map: JourneyMap;
  label: string;
  language: Language;
  css: Look;
  /** Where the number of a stop leads. The list of the stops has the same links for the keyboard. */
  linkTo?: (trip: string) => string;
}

export const JourneySheet = ({ map, label, language, css, linkTo }: SheetProps) => (
  <svg
    className={css.map}
    viewBox={`0 0 ${map.width} ${map.height}`}
    role={linkTo ? 'group' : 'img'}
    aria-label={label}
  >
    <path className={css.land} d={map.land} transform="scale(0.5)" />
    <g className={css.nearby}>
      {map.nearby.map(({ name, x, y, label: at }) => (
        <Fragment key={name}>
          <circle cx={x} cy={y} r="3" />
          <text x={at.x} y={at.y} textAnchor={at.anchor}>
            {cityNameIn(name, language)}
          </text>
        </Fragment>
      ))}
    </g>
    <path className={css.route} d={map.route} />
    {map.stops.map(({ number, x, y, numberAt }) =>
      numberAt.x === x && numberAt.y === y ? null : (
        <Fragment key={number}>
          <path className={css.leader} d={`M${x},${y}L${numberAt.x},${numberAt.y}`} />
          <circle className={css.point} cx={x} cy={y} r="4" />
        </Fragment>
      ),
    )}
    <g aria-hidden={linkTo !== undefined}>
      {map.stops.map((stop) =>
        linkTo && stop.trip !== null ? (
          <a key={stop.number} href={linkTo(stop.trip)} tabIndex={-1}>
            <Stop stop={stop} language={language} css={css} />
          </a>
        ) : (
          <Stop key={stop.number} stop={stop} language={language} css={css} />
        ),
      )}
    </g>
  </svg>
);

interface StopProps extends Pick<SheetProps, 'language' | 'css'> {
  stop: JourneyStop;
}

const Stop = ({ stop: { number, name, also, numberAt: at, label }, language, css }: StopProps) => (
  <>
    <circle className={css.dot} cx={at.x} cy={at.y} r="10" />
    <text className={css.digit} x={at.x} y={at.y}>
      {number}
    </text>
    {also.length === 0 ? null : (
      <text className={css.count} x={at.x + 9} y={at.y - 9}>
        +{also.length}
      </text>
    )}
    {label === null ? null : (
      <text className={css.name} x={label.x} y={label.y} textAnchor={label.anchor}>
        {cityNameIn(name, language)}
      </text>
    )}
  </>
);
