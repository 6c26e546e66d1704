import type { ReactNode } from 'react';
import { banner } from './banner.css.ts';

export const Banner = ({ tone, children }: { tone: keyof typeof banner; children: ReactNode }) => (
  <div role={tone === 'danger' ? 'alert' : 'status'} className={banner[tone]}>
    {children}
  </div>
);
