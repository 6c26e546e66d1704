import type { ReactNode } from 'react';
import { Boat } from './boat.tsx';
import * as css from './empty-state.css.ts';

export const EmptyState = ({ words, children }: { words: string; children?: ReactNode }) => (
  <div className={css.state}>
    <Boat className={css.picture} />
    <p className={css.text}>{words}</p>
    {children}
  </div>
);
