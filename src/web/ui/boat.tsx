import * as css from './spot.css.ts';

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
