import type { ReactNode } from 'react';
import { badge } from './badge.css.ts';

interface BadgeProps {
  tone?: keyof typeof badge;
  children: ReactNode;
}

export const Badge = ({ tone = 'plain', children }: BadgeProps) => <span className={badge[tone]}>{children}</span>;
