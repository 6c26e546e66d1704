import type { ReactNode } from 'react';
import { badge } from './badge.css.ts';

interface BadgeProps {
  tone?: keyof typeof badge;
  children: ReactNode;
}

/** A word about something, never something to press. */
export const Badge = ({ tone = 'plain', children }: BadgeProps) => <span className={badge[tone]}>{children}</span>;
