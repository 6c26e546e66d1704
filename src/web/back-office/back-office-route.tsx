import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { staffArea } from '#machines/area/area.actors.ts';
import { backOffice } from '#machines/back-office/back-office.actors.ts';
import { applicationIn, type BackOfficeSnapshot, ledgerIn } from '#machines/back-office/back-office.machine.ts';
import { ledgerNames } from '#machines/back-office/ledger.machine.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useAddress } from '#web/page/address.ts';
import { Area, type SignedIn } from '#web/page/area.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Heading, Page } from '#web/ui/page.tsx';
import { usePage } from '#web/ui/use-page.ts';
import * as css from './back-office.css.ts';
import { backOfficeWords } from './back-office-words.ts';
import { LedgerList } from './ledger-list.tsx';
import { QueueList } from './queue-list.tsx';
import { ReviewPanel } from './review-panel.tsx';

/** The back office, for staff. */
export function BackOfficeRoute() {
  const text = useWords(backOfficeWords);
  const { signIn } = useText();
  const words = {
    heading: text.signInTitle,
    subtitle: text.signInSubtitle,
    identifier: signIn.emailOrUsername,
    failed: signIn.failed,
  };
  return (
    <Area chart={staffArea} words={words}>
      {(signedIn) => <Office {...signedIn} />}
    </Area>
  );
}

const listIn = ({ context }: BackOfficeSnapshot) => ledgerIn(context);
const chosenIn = ({ context }: BackOfficeSnapshot) => applicationIn(context);

function Office({ session, signed }: SignedIn) {
  const text = useWords(backOfficeWords);
  const address = useAddress();
  const page = usePage(() => ({
    chart: backOffice({ signed, addressBar: address.bar }),
    input: { parameters: address.read() },
    kept: null,
  }));
  const list = useSelector(page, listIn);
  const chosen = useSelector(page, chosenIn);
  const { queue, review, ledger } = useSelector(page, ({ children }) => children);
  const title = text.sections[list ?? 'applications'];
  return (
    <Page title={title} tools={<SignedInTools session={session} />} isWide home="/admin">
      <Heading>{title}</Heading>
      <nav className={css.sections} aria-label={text.sectionsLabel}>
        {[undefined, ...ledgerNames].map((each) => (
          <Link
            key={each ?? ''}
            to={each ? `?list=${each}` : '/admin'}
            className={css.section}
            {...(each === (list ?? undefined) && { 'aria-current': 'page' as const })}
          >
            {text.sections[each ?? 'applications']}
          </Link>
        ))}
      </nav>
      {ledger ? <LedgerList key={list} actor={ledger} /> : null}
      {queue ? (
        <div className={css.columns}>
          <QueueList actor={queue} chosen={chosen} />
          {review ? (
            <ReviewPanel key={chosen} actor={review} />
          ) : (
            <div className={css.nothing}>
              <EmptyState words={text.choose} />
            </div>
          )}
        </div>
      ) : null}
    </Page>
  );
}
