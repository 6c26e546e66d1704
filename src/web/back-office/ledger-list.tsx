import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { InviteRequest } from '#contract/back-office.ts';
import { type LedgerActor, type LedgerRow, pageIn } from '#machines/back-office/ledger.machine.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import * as page from '#web/ui/page.css.ts';
import { QuestionDialog } from '#web/ui/question-dialog.tsx';
import { RefusalBanner } from '#web/ui/refusal-banner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import * as css from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import { lineOf } from './ledger-words.ts';
import { OfficeList } from './office-list.tsx';
import { officeQuestionsMessages } from './office-questions.messages.ts';
import { Pages } from './pages.tsx';
import { textIn } from './rejection-form.tsx';
import { staffMessages } from './staff.messages.ts';
import { StateBadge } from './status-badge.tsx';

export function LedgerList({ actor }: { actor: LedgerActor }) {
  const messages = useMessages(backOfficeMessages);
  const { sections } = useMessages(staffMessages);
  const name = useSelector(actor, ({ context }) => context.query.list ?? 'sponsors');
  const isSearched = useSelector(actor, ({ context }) => context.query.search.trim() !== '');
  const shown = useSelector(actor, ({ context }) => context.page);
  const listPage = useSelector(actor, ({ context }) => pageIn(context), isSameValue);
  const message = useSelector(actor, ({ context }) => context.message);
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const idle = useSelector(actor, (snapshot) => snapshot.matches('ready') || snapshot.matches('confirming'));
  return (
    <OfficeList
      label={sections[name]}
      isBusy={!idle}
      tools={
        <>
          <Refusal actor={actor} />
          {name === 'mails' ? <Search actor={actor} /> : null}
          {name === 'sponsors' ? <Invitations actor={actor} isBusy={!idle} /> : null}
        </>
      }
      rows={shown?.rows ?? null}
      loading={messages.loading}
      failure={failed ? (message ?? messages.listFailed) : null}
      onRetry={() => actor.send({ type: 'call.retry' })}
      empty={<p className={page.note}>{isSearched ? messages.noMails : messages.listEmpty}</p>}
      pages={<Pages actor={actor} page={listPage} />}
    >
      {(row) => <Line key={row.id} actor={actor} row={row} />}
    </OfficeList>
  );
}

function Search({ actor }: { actor: LedgerActor }) {
  const messages = useMessages(backOfficeMessages);
  const search = useSelector(actor, ({ context }) => context.query.search);
  const acting = useSelector(actor, (snapshot) => snapshot.matches('acting'));
  return (
    <TextField
      label={messages.searchMails}
      type="search"
      name="search"
      maxLength={80}
      value={search}
      readOnly={acting}
      onText={(typed) => actor.send({ type: 'search.change', search: typed })}
    />
  );
}

function Refusal({ actor }: { actor: LedgerActor }) {
  const messages = useMessages(backOfficeMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  const refused = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'refused' }));
  const isInvitation = useSelector(actor, ({ context }) => Object.keys(context.serverErrors).length > 0);
  return refused ? (
    <RefusalBanner onDismiss={() => actor.send({ type: 'banner.dismiss' })}>
      {isInvitation ? messages.notInvited : (message ?? messages.actionFailed)}
    </RefusalBanner>
  ) : null;
}

interface InvitationsProps {
  actor: LedgerActor;
  isBusy: boolean;
}

function Invitations({ actor, isBusy }: InvitationsProps) {
  const messages = useMessages(backOfficeMessages);
  const invited = useSelector(actor, ({ context }) => context.invited);
  return (
    <>
      <Invitation key={invited} actor={actor} isBusy={isBusy} />
      <p role="status" className={page.note}>
        {invited === null ? '' : messages.invited(invited)}
      </p>
    </>
  );
}

function Line({ actor, row }: { actor: LedgerActor; row: LedgerRow }) {
  const messages = useMessages(backOfficeMessages);
  const ask = useMessages(officeQuestionsMessages);
  const language = useLanguage();
  const { title, note } = lineOf(row.about, messages, language);
  const confirming = useSelector(actor, (snapshot) => snapshot.matches('confirming') && movedIn(snapshot) === row.id);
  return (
    <li className={css.line} data-row={row.id} tabIndex={-1}>
      <div className={css.lineWords}>
        <span className={css.rowName}>{title}</span>
        <span className={css.rowNote}>{note}</span>
      </div>
      <time className={css.rowDay} dateTime={new Date(row.at).toISOString()}>
        {dateLabel(row.at, 'moment', language)}
      </time>
      {row.state === null ? null : <StateBadge state={row.state} />}
      {row.moves.map((move) => (
        <Button
          key={move}
          look="quiet"
          aria-label={`${messages.moves[move]}: ${title}`}
          actor={actor}
          event={{ type: 'row.move', id: row.id, move }}
        >
          {messages.moves[move]}
        </Button>
      ))}
      {confirming ? (
        <QuestionDialog actor={actor} {...ask.suspendSponsor(title)} answer={messages.moves.suspend} />
      ) : null}
    </li>
  );
}

const movedIn = ({ context: { action } }: SnapshotFrom<LedgerActor>): string | null =>
  action?.kind === 'move' ? action.id : null;

function Invitation({ actor, isBusy }: InvitationsProps) {
  const messages = useMessages(backOfficeMessages);
  const signIn = useMessages(signInMessages);
  const refused = useSelector(actor, ({ context }) => context.serverErrors);
  const field = (name: keyof InviteRequest) => ({
    name,
    error: refused[name] ?? null,
    autoComplete: 'off',
    onText: () => actor.send({ type: 'invitation.change', field: name }),
  });
  return (
    <Form
      className={css.invitation}
      isBusy={isBusy}
      actor={actor}
      event={(data) => ({ type: 'sponsor.invite', request: invitationIn(data) })}
    >
      <h2 className={css.subtitle}>{messages.inviteTitle}</h2>
      <TextField {...field('name')} label={messages.sponsorName} maxLength={80} />
      <TextField {...field('username')} label={signIn.username} maxLength={30} />
      <TextField {...field('email')} label={signIn.email} type="email" maxLength={254} />
      <div className={css.send}>
        <Button look="secondary" type="submit">
          {messages.invite}
        </Button>
      </div>
    </Form>
  );
}

const invitationIn = (data: FormData): InviteRequest => ({
  name: textIn(data, 'name'),
  username: textIn(data, 'username'),
  email: textIn(data, 'email'),
});
