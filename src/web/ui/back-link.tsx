import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import * as css from './back-link.css.ts';

/** The state of links from a list to a page with a BackLink. */
export const fromList = { isFromList: true };

/** Goes back in the history if its page was opened from the list: the list gets its filter and scroll position back. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  const { isFromList } = Object(useLocation().state);
  const goBack = (event: MouseEvent) => {
    if (isFromList !== true || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={to} className={css.back} onClick={goBack}>
      <ArrowLeft size={18} aria-hidden />
      {children}
    </Link>
  );
}
