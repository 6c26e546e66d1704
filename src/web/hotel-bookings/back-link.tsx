import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './stay-page.css.ts';

export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={css.back}>
    <ArrowLeft size={18} aria-hidden />
    {children}
  </Link>
);
