import { useSelector } from '@xstate/react';

import { readSelectionDraft } from '#machines/application-selection/application-selection.actors.ts';

import type { ApplicationQueueActor } from '#machines/back-office/application-queue.machine.ts';
import { backOffice } from '#machines/back-office/back-office.actors.ts';
import type { BackOfficeSnapshot } from '#machines/back-office/back-office.machine.ts';
import { applicationIn, viewIn } from '#machines/back-office/back-office.setup.ts';
import { storedDrafts } from '#machines/text-drafts.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { useAddress } from '#web/page/address.ts';
import { useSignedIn } from '#web/page/signed-in.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Later, LazyModule } from '#web/ui/later.tsx';
import { Page } from '#web/ui/page.tsx';
import { usePage } from '#web/ui/use-page.ts';
import * as css from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import { keyEffects } from './key-effects.ts';
import { KeysHelp, rowKeys } from './keys-help.tsx';
import { OfficeHead } from './office-list.tsx';
import { storedDecisions } from './office-storage.ts';
import { QueueList } from './queue-list.tsx';
import { staffMessages } from './staff.messages.ts';
import { undoBar } from './stored-undo-bar.tsx';
import { WaitingList } from './waiting-list.tsx';

const reviewPanel = new LazyModule(() => import('./review-with-notes.tsx'));
const ledgerList = new LazyModule(() => import('./ledger-list.tsx'));

/** The queue stays in view until an action that is under way in it has ended. */
const shownIn = (snapshot: BackOfficeSnapshot) =>
  snapshot.matches('applications') ? 'applications' : viewIn(snapshot.context);
const listIn = ({ context: { parameters } }: BackOfficeSnapshot) => {
  const others = parameters.filter(([name]) => name !== 'application' && name !== 'list');
  return `/admin?${new URLSearchParams([['list', 'applications'], ...others.map((each) => [...each])])}`;
};
const chosenIn = ({ context }: BackOfficeSnapshot) => applicationIn(context);

export function Component() {
  const { session, signed } = useSignedIn();
  const address = useAddress();
  const decided = storedDecisions(session);
  const drafts = storedDrafts(session, 'application');
  const page = usePage(() => ({
    chart: backOffice({
      signed,
      drafts,
      addressBar: address.bar,
      keepDecisions: decided.write,
      keys: keyEffects,
    }),
    input: { parameters: address.read(), decisions: decided.read(), drafts: readSelectionDraft(drafts) },
  }));
  const view = useSelector(page, shownIn);
  const chosen = useSelector(page, chosenIn);
  const { decisions, keys, waiting, queue, selection, review, ledger } = useSelector(page, ({ children }) => children);
  const listAt = useSelector(page, listIn);
  const opened = useSelector(review, (snapshot) => snapshot?.context.id);
  const title = useMessages(staffMessages).sections[view];
  const now = Date.now();
  return (
    <Page title={title} isWide>
      <OfficeHead current={view}>
        {keys ? (
          <KeysHelp actor={keys} {...keysOf({ isWaiting: Boolean(waiting), isLedger: Boolean(ledger) })} />
        ) : null}
      </OfficeHead>
      {decisions ? (
        <Later module={undoBar}>{({ UndoBar }) => <UndoBar actor={decisions} office={page} />}</Later>
      ) : null}
      {waiting ? <WaitingList actor={waiting} now={now} /> : null}
      {ledger ? (
        <Later module={ledgerList}>{({ LedgerList }) => <LedgerList key={view} actor={ledger} />}</Later>
      ) : null}
      {queue && selection ? (
        <div className={review ? css.columns : css.listAlone}>
          <QueueList actor={queue} selection={selection} chosen={chosen} now={now} />
          {review ? (
            <Later module={reviewPanel}>
              {({ ReviewWithNotes }) => (
                <ReviewWithNotes key={opened} actor={review} listAt={listAt} session={session} signed={signed} />
              )}
            </Later>
          ) : (
            <NothingOpen queue={queue} />
          )}
        </div>
      ) : null}
    </Page>
  );
}

/** The keys of a list without a review of its own. */
function keysOf({ isWaiting, isLedger }: { isWaiting: boolean; isLedger: boolean }) {
  if (isLedger) return { only: rowKeys.filter((key) => key !== 'Enter') };
  return isWaiting ? { only: [...rowKeys, 'z'] } : {};
}

/** An empty list has a message of its own. */
function NothingOpen({ queue }: { queue: ApplicationQueueActor }) {
  const messages = useMessages(backOfficeMessages);
  const mayChoose = useSelector(queue, ({ context }) => context.queue?.data.length !== 0);
  return (
    <div id="review" className={css.emptyPanel}>
      {mayChoose ? <EmptyState words={messages.choose} /> : null}
    </div>
  );
}
