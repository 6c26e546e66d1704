import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as css from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { loadFully, mayLoadFully } from './full-load.ts';
import { MissingScript } from './lazy-page.ts';

const reload = () => location.reload();

/** A missing script costs one full load of the page that was wanted; everything else, and a second miss, is said. */
export function BrokenPage() {
  const isMissingScript = useRouteError() instanceof MissingScript;
  const [isReloading] = useState(() => isMissingScript && mayLoadFully(Date.now()));
  return isReloading ? <Reloading /> : <Broken />;
}

function Reloading() {
  const { ui } = useText();
  useEffect(() => loadFully(Date.now(), reload), []);
  return <WholeSpinner words={ui.loading} />;
}

function Broken() {
  const { shell, ui } = useText();
  return (
    <Page title={shell.brokenTitle}>
      <div className={css.centred} role="alert">
        <Heading>{shell.brokenTitle}</Heading>
        <EmptyState words={shell.broken}>
          <Button onClick={reload}>{ui.tryAgain}</Button>
        </EmptyState>
      </div>
    </Page>
  );
}
