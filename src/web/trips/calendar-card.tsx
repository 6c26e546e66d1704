import { useSelector } from '@xstate/react';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import type { CalendarAddressActor } from '#machines/calendar-address/calendar-address.machine.ts';
import { isFailed, isOff, isOn, isRevoked } from '#machines/calendar-address/calendar-address.view.ts';
import type { CopyingActor } from '#machines/copying/copying.machine.ts';
import { isCopied, isNotCopied } from '#machines/copying/copying.view.ts';
import type { ReauthenticationActor } from '#machines/reauthentication/reauthentication.machine.ts';
import { asks } from '#machines/reauthentication/reauthentication.view.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { ReauthenticationDialog } from '#web/flows/reauthentication-dialog.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { actions } from '#web/ui/form-page.css.ts';
import { note } from '#web/ui/page.css.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import * as css from './calendar-card.css.ts';
import { tripsMessages } from './trips.messages.ts';

interface CalendarCardProps {
  calendar: CalendarAddressActor;
  /** Asks for the password, and makes an address. */
  making: ReauthenticationActor;
  copying: CopyingActor;
}

/** Where other programs find the creator's own trips. */
export function CalendarCard({ calendar, making, copying }: CalendarCardProps) {
  const messages = useMessages(tripsMessages);
  const [on, off, failed] = [
    useSelector(calendar, isOn),
    useSelector(calendar, isOff),
    useSelector(calendar, isFailed),
  ];
  const revoked = useSelector(calendar, isRevoked);
  const message = useSelector(calendar, ({ context }) => context.message);
  return (
    <section className={css.card} aria-labelledby="calendar">
      <h2 id="calendar" className={css.title}>
        <CalendarSync size={20} aria-hidden />
        {messages.calendar.title}
      </h2>
      <p className={note}>{messages.calendar.lead}</p>
      <p role="status" className={css.message}>
        {revoked ? messages.calendar.revoked : ''}
      </p>
      {on ? <CalendarInUse {...{ calendar, making, copying }} /> : null}
      {off ? (
        <div>
          <MakeButton making={making}>{messages.calendar.create}</MakeButton>
        </div>
      ) : null}
      {failed ? (
        <Banner
          tone="danger"
          actions={[{ label: messages.tryAgain, onPress: () => calendar.send({ type: 'call.retry' }) }]}
        >
          {message ?? messages.calendar.failed}
        </Banner>
      ) : null}
      <Asking making={making} />
      {on || off || failed ? null : <Spinner words={messages.calendar.working} />}
    </section>
  );
}

/** What has the focus after the password was isConfirming for: the address that was made, or the button that makes one. */
const focused = 'calendar-address';

interface MakeButtonProps extends Pick<CalendarCardProps, 'making'> {
  name?: string;
  children: string;
}

const MakeButton = ({ making, name = focused, children }: MakeButtonProps) => (
  <Button look="secondary" name={name} actor={making} event={{ type: 'reauthentication.open' }}>
    {children}
  </Button>
);

function Asking({ making }: Pick<CalendarCardProps, 'making'>) {
  const { calendar } = useMessages(tripsMessages);
  const isConfirming = useSelector(making, asks);
  return isConfirming ? (
    <ReauthenticationDialog
      actor={making}
      words={{
        title: calendar.passwordTitle,
        ask: calendar.passwordReason,
        submit: calendar.confirm,
        busy: calendar.creating,
        failed: calendar.createFailed,
      }}
      returnTo={focused}
    />
  ) : null;
}

function CalendarInUse({ calendar, making, copying }: CalendarCardProps) {
  const messages = useMessages(tripsMessages);
  const language = useLanguage();
  const { since, address } = useSelector(calendar, ({ context }) => context);
  return (
    <>
      {address === null ? (
        <p>{messages.calendar.since(dateLabel(since ?? 0, 'day', language))}</p>
      ) : (
        <Address copying={copying} address={address} />
      )}
      <div className={actions}>
        <MakeButton making={making} name={address === null ? focused : 'make-again'}>
          {messages.calendar.createAgain}
        </MakeButton>
        <Button look="quiet" actor={calendar} event={{ type: 'address.revoke' }}>
          {messages.calendar.revoke}
        </Button>
      </div>
    </>
  );
}

function Address({ copying, address }: Pick<CalendarCardProps, 'copying'> & { address: string }) {
  const messages = useMessages(tripsMessages);
  const isThisOne = useSelector(copying, ({ context }) => context.text === address);
  const copied = useSelector(copying, isCopied) && isThisOne;
  const notCopied = useSelector(copying, isNotCopied) && isThisOne;
  return (
    <div className={css.address}>
      <TextField
        label={messages.calendar.address}
        hint={messages.calendar.once}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div>
        <Button name={focused} actor={copying} event={{ type: 'text.copy', text: address }}>
          {messages.calendar.copy}
        </Button>
      </div>
      <p role="status" className={note}>
        {copied ? messages.calendar.copied : notCopied ? messages.calendar.notCopied : ''}
      </p>
    </div>
  );
}
