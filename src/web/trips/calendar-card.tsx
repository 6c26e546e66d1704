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
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { actions } from '#web/ui/form-page.css.ts';
import { note } from '#web/ui/page.css.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { calendarMessages } from './calendar.messages.ts';
import * as css from './trip-list.css.ts';

interface CalendarCardProps {
  calendar: CalendarAddressActor;
  /** Asks for the password, and makes an address. */
  making: ReauthenticationActor;
  copying: CopyingActor;
}

/** Where other programs find the creator's own trips. */
export function CalendarCard({ calendar, making, copying }: CalendarCardProps) {
  const messages = useMessages(calendarMessages);
  const ui = useMessages(uiMessages);
  const [on, off, failed] = [
    useSelector(calendar, isOn),
    useSelector(calendar, isOff),
    useSelector(calendar, isFailed),
  ];
  const revoked = useSelector(calendar, isRevoked);
  const message = useSelector(calendar, ({ context }) => context.message);
  return (
    <section className={css.card} aria-labelledby="calendar">
      <h2 id="calendar" className={css.calendarCardTitle}>
        <CalendarSync size={20} aria-hidden />
        {messages.title}
      </h2>
      <p className={note}>{messages.lead}</p>
      <p role="status" className={css.message}>
        {revoked ? messages.revoked : ''}
      </p>
      {on ? <CalendarInUse {...{ calendar, making, copying }} /> : null}
      {off ? (
        <div>
          <MakeButton making={making}>{messages.create}</MakeButton>
        </div>
      ) : null}
      {failed ? (
        <Banner tone="danger" actions={[{ label: ui.tryAgain, onPress: () => calendar.send({ type: 'call.retry' }) }]}>
          {message ?? messages.failed}
        </Banner>
      ) : null}
      <Asking making={making} />
      {on || off || failed ? null : <Spinner words={messages.working} />}
    </section>
  );
}

/** What has the focus once the password was accepted: the new address, or the button that creates one. */
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
  const messages = useMessages(calendarMessages);
  const isConfirming = useSelector(making, asks);
  return isConfirming ? (
    <ReauthenticationDialog
      actor={making}
      words={{
        title: messages.passwordTitle,
        ask: messages.passwordReason,
        submit: messages.confirm,
        busy: messages.creating,
        failed: messages.createFailed,
      }}
      returnTo={focused}
    />
  ) : null;
}

function CalendarInUse({ calendar, making, copying }: CalendarCardProps) {
  const messages = useMessages(calendarMessages);
  const language = useLanguage();
  const { since, address } = useSelector(calendar, ({ context }) => context);
  return (
    <>
      {address === null ? (
        <p>{messages.since(dateLabel(since ?? 0, 'day', language))}</p>
      ) : (
        <Address copying={copying} address={address} />
      )}
      <div className={actions}>
        <MakeButton making={making} name={address === null ? focused : 'make-again'}>
          {messages.createAgain}
        </MakeButton>
        <Button look="quiet" actor={calendar} event={{ type: 'address.revoke' }}>
          {messages.revoke}
        </Button>
      </div>
    </>
  );
}

/** Calendar programs open this scheme; `webcals` is unknown to most of them. */
const subscription = (address: string): string => address.replace(/^https?:/, 'webcal:');

const inGoogle = (address: string): string =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: subscription(address) })}`;

function Address({ copying, address }: Pick<CalendarCardProps, 'copying'> & { address: string }) {
  const messages = useMessages(calendarMessages);
  const isThisOne = useSelector(copying, ({ context }) => context.text === address);
  const copied = useSelector(copying, isCopied) && isThisOne;
  const notCopied = useSelector(copying, isNotCopied) && isThisOne;
  return (
    <div className={css.address}>
      <TextField
        label={messages.address}
        hint={messages.once}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={actions}>
        <Button name={focused} actor={copying} event={{ type: 'text.copy', text: address }}>
          {messages.copy}
        </Button>
        <a className={button.secondary} href={subscription(address)}>
          {messages.inApp}
        </a>
        <a className={button.secondary} href={inGoogle(address)} target="_blank" rel="noopener noreferrer">
          {messages.inGoogle}
        </a>
      </div>
      <p role="status" className={note}>
        {copied ? messages.copied : notCopied ? messages.notCopied : ''}
      </p>
    </div>
  );
}
