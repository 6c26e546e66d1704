import { Link } from 'react-router-dom';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as css from '#web/ui/page.css.ts';
import { Heading, Page, Support } from '#web/ui/page.tsx';
import type { SpotName } from '#web/ui/spot.tsx';

interface MessagePageProps {
  title: string;
  message: string;
  link: { to: string; label: string };
  spot: SpotName;
}

export function MessagePage({ title, message, link, spot }: MessagePageProps) {
  return (
    <Page title={title}>
      <div className={css.centred}>
        <Heading>{title}</Heading>
        <EmptyState spot={spot} words={message}>
          <Link to={link.to} className={button.secondary}>
            {link.label}
          </Link>
          <Support />
        </EmptyState>
      </div>
    </Page>
  );
}
