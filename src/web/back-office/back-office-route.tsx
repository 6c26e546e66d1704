import { useSelector } from '@xstate/react';
import type { ApplicationQueueActor } from '#machines/back-office/application-queue.machine.ts';
import { backOffice } from '#machines/back-office/back-office.actors.ts';
import { applicationIn, type BackOfficeSnapshot, placeIn } from '#machines/back-office/back-office.machine.ts';
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
import { KeysHelp, rowKeys } from './keys-help.tsx';
import { LaterKeysDialog, LaterUndoBar } from './later-parts-route.tsx';
import { keyEffectsFor } from './obey-key.ts';
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

const LaterFilters = lazyPart(
  laterScript(() => import('./queue-filters.tsx')),
  ({ QueueFilters }) => QueueFilters,
  { waiting: <div className={css.filtersComing} /> },
);
/** Nothing is to be said before the first half minute is over. */
const watches = laterScript(() => import('./watched-lists.tsx'));
const LaterWaitingWatch = lazyPart(watches, ({ WaitingWatch }) => WaitingWatch, { isQuiet: true });
const LaterQueueWatch = lazyPart(watches, ({ QueueWatch }) => QueueWatch, { isQuiet: true });

const selecting = laterScript(() => import('./selecting.tsx'));
const LaterTick = lazyPart(selecting, ({ Tick }) => Tick, { isQuiet: true });
const LaterPicked = lazyPart(selecting, ({ Picked }) => Picked);

/** The back office, for staff. */
/** The queue stays for as long as something is under way in it. */
const shownIn = (snapshot: BackOfficeSnapshot) =>
  snapshot.matches('applications') ? 'applications' : placeIn(snapshot.context);
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
      keys: keyEffectsFor(css.row),
    }),
    input: { parameters: address.read(), decisions: decided.read() },
  }));
  const place = useSelector(page, shownIn);
  const chosen = useSelector(page, chosenIn);
  const { decisions, keys, waiting, queue, review, ledger } = useSelector(page, ({ children }) => children);
  const listAt = useSelector(page, listIn);
  const opened = useSelector(review, (snapshot) => snapshot?.context.id);
  const title = useMessages(staffMessages).sections[place];
  const now = Date.now();
  return (
    <Page title={title} tools={<SignedInTools session={session} />} isWide home="/admin">
      <OfficeHead current={place}>
        {keys && !ledger ? (
          <KeysHelp actor={keys} KeysDialog={LaterKeysDialog} {...(waiting && { told: rowKeys })} />
        ) : null}
      </OfficeHead>
      {decisions ? <LaterUndoBar actor={decisions} office={page} /> : null}
      {waiting ? (
        <WaitingList actor={waiting} now={now} watch={<LaterWaitingWatch actor={waiting} signed={signed} />} />
      ) : null}
      {ledger ? <LaterLedgerList key={place} actor={ledger} /> : null}
      {queue ? (
        <div className={css.columns}>
          <QueueList
            actor={queue}
            chosen={chosen}
            now={now}
            Filters={LaterFilters}
            watch={<LaterQueueWatch actor={queue} signed={signed} />}
            tickOf={(row) => <LaterTick page={page} queue={queue} signed={signed} words={words} row={row} />}
            picked={<LaterPicked page={page} queue={queue} signed={signed} words={words} />}
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
