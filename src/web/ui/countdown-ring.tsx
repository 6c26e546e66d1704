import * as css from './countdown-ring.css.ts';

interface CountdownRingProps {
  seconds: number;
  of: number;
  label: string;
}

const length = 2 * Math.PI * 52;

export const CountdownRing = ({ seconds, of, label }: CountdownRingProps) => (
  <div role="timer" aria-label={label} className={css.frame}>
    <svg viewBox="0 0 112 112" className={css.ring} aria-hidden>
      <circle cx="56" cy="56" r="52" className={css.track} />
      <circle
        cx="56"
        cy="56"
        r="52"
        className={css.remaining}
        strokeDasharray={length}
        strokeDashoffset={length * (1 - seconds / of)}
      />
    </svg>
    <time className={css.digits} dateTime={`PT${seconds}S`}>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </time>
  </div>
);
