import type { ReactNode } from 'react';
import * as css from './spot.css.ts';
import { Spot, type SpotName } from './spot.tsx';

interface EmptyStateProps {
  words: string;
  spot?: SpotName;
  children?: ReactNode;
}

export const EmptyState = ({ words, spot = 'empty', children }: EmptyStateProps) => (
  <div className={css.state}>
    <Spot of={spot} className={css.picture} />
    <p className={css.text}>{words}</p>
    {children}
  </div>
);
