import { useSelector } from '@xstate/react';
import { useRouteError } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { brokenPageMachine, isReloading } from '#machines/broken-page/broken-page.machine.ts';
import { canStore, defineStored } from '#machines/storage.ts';
import * as z from '#rules/zod.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ModuleNotLoaded } from '#web/ui/load-module.ts';
import * as css from '#web/ui/page.css.ts';
import { Heading, Page, Support } from '#web/ui/page.tsx';
import { shellMessages } from '#web/ui/shell.messages.ts';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { usePage } from '#web/ui/use-page.ts';

/** Does nothing offline, where the browser would show its own page instead. */
const reload = () => {
  if (navigator.onLine) location.reload();
};

/** A module that a deployment has replaced needs a full load of the page. */
const brokenBy = (failure: unknown) =>
  brokenPageMachine.provide({
    actors: {
      loadFully: fromPromise<void>(async () => {
        if (!(failure instanceof ModuleNotLoaded && mayLoadFully(Date.now()))) return;
        loadFully(Date.now(), reload);
        await new Promise<never>(() => {});
      }),
    },
  });

export function BrokenPage() {
  const failure = useRouteError();
  const page = usePage(() => ({ chart: brokenBy(failure), input: undefined }));
  const shell = useMessages(shellMessages);
  if (useSelector(page, isReloading)) return <Reloading />;
  return <Broken words={failure instanceof ModuleNotLoaded ? shell.broken : shell.fault} />;
}

function Reloading() {
  const ui = useMessages(uiMessages);
  return <WholeSpinner words={ui.loading} />;
}

function Broken({ words }: { words: string }) {
  const shell = useMessages(shellMessages);
  const ui = useMessages(uiMessages);
  return (
    <Page title={shell.brokenTitle}>
      <div className={css.centred} role="alert">
        <Heading>{shell.brokenTitle}</Heading>
        <EmptyState spot="failed" words={words}>
          <Button onClick={reload}>{ui.tryAgain}</Button>
          <Support />
        </EmptyState>
      </div>
    </Page>
  );
}

const loadedAt = defineStored({ key: 'vaya.fullLoad', area: 'session', schema: z.number() });
const minIntervalMs = 60_000;

/** At most once a minute: a second full load would not help. Offline the browser would show its own page instead. */
export const mayLoadFully = (now: number): boolean =>
  navigator.onLine && canStore('session') && now - (loadedAt.read() ?? 0) >= minIntervalMs;

export function loadFully(now: number, reload: () => void): void {
  loadedAt.write(now);
  reload();
}
