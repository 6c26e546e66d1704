import type { ReactNode } from 'react';
import * as css from './spot.css.ts';

/** What a page without content draws: nothing is there yet, no such page, a failure, or something that went well. */
export type SpotName = 'empty' | 'missing' | 'failed' | 'done';

export function Spot({ of, className }: { of: SpotName; className: string }) {
  if (of === 'done') return <Boat className={className} />;
  return (
    <svg viewBox="0 0 280 170" className={className} aria-hidden data-spot={of}>
      {drawings[of]}
    </svg>
  );
}

const hills = (
  <path className={css.far} d="M8 124C34 116 46 94 74 97c26 3 44 13 72-1 24-12 50-10 70 4 20 13 40 18 56 24z" />
);

const jetty = (
  <>
    <circle className={css.sun} cx="206" cy="58" r="22" />
    {hills}
    <path className={css.sail} d="M36 116v32h9v-32zM92 116v30h9v-30zM148 116v26h9v-26z" />
    <path className={css.hull} d="M20 104h152q5 0 5 5v3q0 5-5 5H20q-5 0-5-5v-3q0-5 5-5z" />
    <path className={css.sail} d="M142 104V86q0-3 3-3h-3q-4 0-4-4t4-4h16q4 0 4 4t-4 4h-3q3 0 3 3v18z" />
    <path className={css.line} d="M139 93c-10 4-12 10-22 10-9 0-10-7-3-8 8-1 12 6 4 8" />
    <path
      className={css.sail}
      d="M58 97c-7 0-13-5-14-13l-13 1c5-5 10-7 16-7 1-6 5-10 10-10 4 0 7 3 8 7l7 3-7 2c0 5-2 8-2 10-1 4-3 7-5 7z"
    />
    <path className={css.line} d="M54 97v7M61 97v7M46 84c5 5 11 6 17 3" />
    <circle className={css.dot} cx="60" cy="74" r="1.5" />
    <path
      className={css.wave}
      d="M182 138q12-8 24 0t24 0M106 152q12-8 24 0t24 0 24 0M204 158q12-8 24 0t24 0M58 160q12-8 24 0"
    />
  </>
);

const signpost = (
  <>
    <circle className={css.sun} cx="56" cy="48" r="22" />
    {hills}
    <path className={css.hull} d="M88 134c12-18 32-26 52-26s42 8 54 26c-16 7-34 10-54 10s-38-3-52-10z" />
    <path className={css.sail} d="M136 112V34q0-3 4-3t4 3v78z" />
    <path className={css.sail} d="M144 40h46l12 11-12 11h-46zM136 66H94L82 77l12 11h42z" />
    <path className={css.line} d="M156 51h22M124 77h-20" />
    <path className={css.line} d="M166 112c2-8 7-12 12-13M170 112c4-5 9-6 13-5M112 114c-2-6-6-9-10-10" />
    <path className={css.wave} d="M24 146q12-8 24 0t24 0M206 142q12-8 24 0t24 0M92 156q12-8 24 0t24 0 24 0 24 0" />
  </>
);

const lighthouse = (
  <>
    <circle className={css.sun} cx="212" cy="46" r="22" />
    {hills}
    <path
      className={css.sail}
      d="M168 76c-11 0-18-7-18-16 0-10 8-17 18-16 3-11 12-17 23-17 13 0 22 8 24 20 11-1 19 5 19 15 0 9-7 14-16 14z"
    />
    <path className={css.wave} d="M170 88l-6 13M190 88l-6 13M210 88l-6 13M228 88l-4 9" />
    <path className={css.hull} d="M40 140c10-14 22-22 34-24h44c14 2 26 10 36 24-18 6-38 8-57 8s-39-2-57-8z" />
    <path className={css.sail} d="M76 118l7-58h28l7 58z" />
    <path className={css.hull} d="M81.6 72l-2 16h34.8l-2-16zM77.4 104L76 117h42l-1.4-13z" />
    <path className={css.sail} d="M76 54h42v6H76zM84 38h26v16H84z" />
    <path className={css.line} d="M97 38v16" />
    <path className={css.hull} d="M80 38q3-13 17-14 14 1 17 14z" />
    <path className={css.line} d="M97 24v-7M70 42l-30-8M70 47H34M70 52l-28 8" />
    <path
      className={css.wave}
      d="M8 150q12-8 24 0t24 0M168 142q12-8 24 0t24 0 24 0M68 158q12-8 24 0t24 0 24 0M184 158q12-8 24 0t24 0"
    />
  </>
);

const drawings: Record<Exclude<SpotName, 'done'>, ReactNode> = { empty: jetty, missing: signpost, failed: lighthouse };

export const Boat = ({ className }: { className: string }) => (
  <svg viewBox="0 0 280 170" className={className} aria-hidden>
    <circle cx="206" cy="52" r="24" className={css.sun} />
    <path d="M0 112 Q36 78 74 98 T150 92 T214 100 T280 88 V124 H0 Z" className={css.far} />
    <path d="M132 20 V104 L84 104 Q104 66 132 20 Z" className={css.sail} />
    <path d="M140 34 Q168 70 176 104 L140 104 Z" className={css.sail} />
    <path d="M76 110 H190 Q184 130 164 132 H102 Q84 130 76 110 Z" className={css.hull} />
    <path
      d="M20 140 q12 -8 24 0 t24 0 M104 146 q12 -8 24 0 t24 0 t24 0 M206 138 q12 -8 24 0 t24 0"
      className={css.wave}
    />
    <path d="M64 158 q12 -8 24 0 t24 0 M170 160 q12 -8 24 0 t24 0" className={css.wave} />
  </svg>
);
