import { useSelector } from '@xstate/react';

import { wordsToSeveral } from '#machines/application-selection/application-selection.actors.ts';

import type { ApplicationQueueActor } from '#machines/back-office/application-queue.machine.ts';
import { backOffice } from '#machines/back-office/back-office.actors.ts';
import { applicationIn, type BackOfficeSnapshot, viewIn } from '#machines/back-office/back-office.machine.ts';
import { storedWords } from '#machines/typed-words.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { useAddress } from '#web/page/address.ts';
import { laterScript } from '#web/page/later-script.ts';
import { lazyPart } from '#web/page/lazy-part.tsx';
import { useSignedIn } from '#web/page/signed-in.ts';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { usePage } from '#web/ui/use-page.ts';
import * as css from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import { keyEffects } from './key-effects.ts';
import { KeysHelp, rowKeys } from './keys-help.tsx';
import { LaterKeysDialog, LaterUndoBar } from './later-parts-route.tsx';
import { OfficeHead } from './office-head.tsx';
import { storedDecisions } from './office-storage.ts';
import { QueueList } from './queue-list.tsx';
import { staffMessages } from './staff.messages.ts';
import { WaitingList } from './waiting-list.tsx';

/** Fetched beside the lists, while what they show is on its way. */
const LaterReview = lazyPart(
  laterScript(() => import('./review-with-notes.tsx')),
  ({ ReviewWithNotes }) => ReviewWithNotes,
);
const LaterLedgerList = lazyPart(
  laterScript(() => import('./ledger-list.tsx')),
  ({ LedgerList }) => LedgerList,
);

/** Nothing is to be said before the first half minute is over. */
const watches = laterScript(() => import('./watched-lists.tsx'));
const LaterWaitingWatch = lazyPart(watches, ({ WaitingWatch }) => WaitingWatch, { isQuiet: true });
const LaterQueueWatch = lazyPart(watches, ({ QueueWatch }) => QueueWatch, { isQuiet: true });

/** The queue stays in view until an action that is under way in it has ended. */
const shownIn = (snapshot: BackOfficeSnapshot) =>
  snapshot.matches('applications') ? 'applications' : viewIn(snapshot.context);
/** The address of the list that the application was opened from. */
const listIn = ({ context: { parameters } }: BackOfficeSnapshot) => {
  const others = parameters.filter(([name]) => name !== 'application' && name !== 'list');
  return `/admin?${new URLSearchParams([['list', 'applications'], ...others.map((each) => [...each])])}`;
};
const chosenIn = ({ context }: BackOfficeSnapshot) => applicationIn(context);

export function Component() {
  const { session, signed } = useSignedIn();
  const address = useAddress();
  const decided = storedDecisions(session);
  const words = storedWords(session, 'application');
  const page = usePage(() => ({
    chart: backOffice({
      signed,
      words,
      addressBar: address.bar,
      keepDecisions: decided.write,
      keys: keyEffects,
    }),
    input: { parameters: address.read(), decisions: decided.read(), words: wordsToSeveral(words) },
  }));
  const view = useSelector(page, shownIn);
  const chosen = useSelector(page, chosenIn);
  const { decisions, keys, waiting, queue, selection, review, ledger } = useSelector(page, ({ children }) => children);
  const listAt = useSelector(page, listIn);
  const opened = useSelector(review, (snapshot) => snapshot?.context.id);
  const title = useMessages(staffMessages).sections[view];
  const now = Date.now();
  return (
    <Page title={title} tools={<SignedInTools session={session} />} isWide home="/admin">
      <OfficeHead current={view}>
        {keys && !ledger ? (
          <KeysHelp actor={keys} KeysDialog={LaterKeysDialog} {...(waiting && { only: rowKeys })} />
        ) : null}
      </OfficeHead>
      {decisions ? <LaterUndoBar actor={decisions} office={page} /> : null}
      {waiting ? (
        <WaitingList actor={waiting} now={now} watch={<LaterWaitingWatch actor={waiting} signed={signed} />} />
      ) : null}
      {ledger ? <LaterLedgerList key={view} actor={ledger} /> : null}
      {queue && selection ? (
        <div className={css.columns}>
          <QueueList
            actor={queue}
            selection={selection}
            chosen={chosen}
            now={now}
            watch={<LaterQueueWatch actor={queue} signed={signed} />}
          />
          {review ? (
            <LaterReview key={opened} actor={review} listAt={listAt} session={session} signed={signed} />
          ) : (
            <NothingOpen queue={queue} />
          )}
        </div>
      ) : null}
    </Page>
  );
}

/** Nothing is to be chosen from an empty list, which says so itself. */
function NothingOpen({ queue }: { queue: ApplicationQueueActor }) {
  const text = useMessages(backOfficeMessages);
  const mayChoose = useSelector(queue, ({ context }) => context.queue?.data.length !== 0);
  return <div className={css.nothing}>{mayChoose ? <EmptyState words={text.choose} /> : null}</div>;
}
