import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ApplicationDetailReply } from '#contract/back-office.ts';
import type { ApplicationReviewActor } from '#machines/back-office/application-review.machine.ts';
import { staffRows } from '#rules/application-fields.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { labelOf } from '#rules/field-labels.ts';
import { platforms, socialAddress } from '#rules/social-account.ts';
import { blogNames } from '#web/i18n/blog-names.messages.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { bringTopIntoSight } from '#web/ui/bring-into-sight.ts';
import * as dense from '#web/ui/dense-row.css.ts';
import { Face } from '#web/ui/face.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import * as page from '#web/ui/page.css.ts';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import * as css from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import { addressOfCreator, addressOfMails } from './creator-addresses.ts';
import { DecisionBar, DecisionPanel } from './decision-panel.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import { actionLabel, noteOf } from './ledger-words.ts';
import * as resemblingCss from './resembling.css.ts';
import { resemblingMessages } from './resembling.messages.ts';
import { StatusBadge } from './status-badge.tsx';

const tones = {
  ONHOLD: 'plain',
  APPROVED: 'success',
  REJECTED: 'danger',
  WITHDRAWN: 'plain',
  CLOSED: 'plain',
} as const;

interface ReviewPanelProps {
  actor: ApplicationReviewActor;
  /** Shown on screens that have no room for the list. */
  listAt?: string;
  notesOf?: (accountId: string) => ReactNode;
}

export function ReviewPanel({ actor, listAt, notesOf }: ReviewPanelProps) {
  const messages = useMessages(backOfficeMessages);
  const detail = useSelector(actor, ({ context }) => context.detail);
  const missing = useSelector(actor, (snapshot) => snapshot.matches('missing'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const isChanging = useSelector(actor, (snapshot) => snapshot.matches('loading') || snapshot.matches('settling'));
  return (
    <section
      id="review"
      ref={bringTopIntoSight}
      className={css.review}
      data-changing={isChanging || undefined}
      aria-label={detail?.fullName ?? messages.loading}
      aria-busy={loading}
    >
      {listAt === undefined ? null : (
        <Link to={listAt} className={css.backToList}>
          {messages.backToList}
        </Link>
      )}
      {missing ? <p className={page.note}>{messages.missing}</p> : null}
      {failed ? (
        <RetryBanner onRetry={() => actor.send({ type: 'call.retry' })}>{messages.reviewFailed}</RetryBanner>
      ) : null}
      {detail === null && loading ? <Spinner words={messages.loading} /> : null}
      {detail === null ? null : (
        <div className={css.panes}>
          <Facts actor={actor} detail={detail} />
          <DecisionPanel actor={actor} detail={detail} />
          <div className={css.facts}>
            {notesOf?.(detail.accountId)}
            <History detail={detail} />
          </div>
        </div>
      )}
      {detail === null ? null : <DecisionBar actor={actor} detail={detail} />}
    </section>
  );
}

function Facts({ actor, detail }: { actor: ApplicationReviewActor; detail: ApplicationDetailReply }) {
  const isNext = useSelector(actor, (snapshot) => snapshot.matches('settling'));
  const messages = useMessages(backOfficeMessages);
  const language = useLanguage();
  const textOf = useFieldText();
  const rows = staffRows.map((field): Fact => {
    const text = textOf(detail.profile[field] ?? []);
    return [labelOf(field, language), field === 'email' ? <Email key={field} detail={detail} /> : linkTo(field, text)];
  });
  const { taken } = detail;
  const takerRow: Fact[] = taken
    ? [[messages.taker, messages.takenUntil(taken.isOwn ? null : taken.by, dateLabel(taken.until, 'moment', language))]]
    : [];
  return (
    <div className={css.facts}>
      <header className={css.head}>
        <Face party={detail} look="head" />
        <div>
          <h2 className={css.name} tabIndex={-1} dir="auto" {...(isNext && { ref: focusOn })}>
            {detail.fullName}
          </h2>
          <p className={page.note}>{`${detail.username} · ${detail.reference}`}</p>
        </div>
        <Badge tone={tones[detail.state]}>{{ ...messages.tabs, ...messages.ended }[detail.state]}</Badge>
      </header>
      {detail.resembling.data.length > 0 ? <Resembling resembling={detail.resembling} /> : null}
      <FactList facts={[...takerRow, ...rows].filter(([, value]) => value !== '')} />
      <ProfileChanges changes={detail.changes} />
    </div>
  );
}

/** A long address breaks before the @. */
function Email({ detail: { accountId, email } }: { detail: ApplicationDetailReply }) {
  const messages = useMessages(backOfficeMessages);
  const at = email.lastIndexOf('@');
  return (
    <>
      <a href={`mailto:${email}`}>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </a>
      {'\n'}
      <Link to={addressOfMails(accountId)}>{messages.mailsTo}</Link>
    </>
  );
}

/** Links an account to its platform; any other text stays plain. */
function linkTo(field: string, text: string): ReactNode {
  const platform = platforms.find((each) => each === field);
  const place = platform ? socialAddress(platform, text) : null;
  if (place === null) return text;
  return (
    <a href={place.href} target="_blank" rel="noopener noreferrer nofollow">
      {place.handle}
    </a>
  );
}

function History({ detail }: { detail: ApplicationDetailReply }) {
  const messages = useMessages(backOfficeMessages);
  const language = useLanguage();
  return (
    <div>
      <h3 className={css.subtitle}>{messages.history}</h3>
      {detail.history.length === 0 ? <p className={page.note}>{messages.noHistory}</p> : null}
      <ol className={css.history}>
        {detail.history.map((entry) => (
          <li key={`${entry.at} ${entry.action}`} className={css.historyEntry}>
            <span className={css.entryName}>{actionLabel(entry.action, language)}</span>
            <time className={css.rowDay} dateTime={new Date(entry.at).toISOString()}>
              {dateLabel(entry.at, 'moment', language)}
            </time>
            <span className={css.rowNote}>{noteOf(entry, messages, language)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

type Entries = ApplicationDetailReply['changes'][number]['before'];

/** The text of a field for staff. */
function useFieldText(): (entries: Entries) => string {
  const levels: Record<string, string> = useMessages(blogNames).levels;
  return (entries) =>
    entries.map(({ name, level }) => (level ? `${name} (${levels[level] ?? level})` : name)).join(' · ');
}

/** What the creator has changed since staff approved them. */
export function ProfileChanges({ changes }: Pick<ApplicationDetailReply, 'changes'>) {
  const messages = useMessages(backOfficeMessages);
  const language = useLanguage();
  const textOf = useFieldText();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="profile-changes">
      <h3 id="profile-changes">{messages.changedSince}</h3>
      <FactList
        facts={changes.map(({ field, before, after }) => [
          labelOf(field, language),
          field === 'profilePicture' ? (
            messages.otherPicture
          ) : (
            <>
              <del>{textOf(before) || messages.noText}</del> <ins>{textOf(after) || messages.noText}</ins>
            </>
          ),
        ])}
      />
    </section>
  );
}

export function Resembling({ resembling: { data, isMore } }: Pick<ApplicationDetailReply, 'resembling'>) {
  const messages = useMessages(resemblingMessages);
  const { repeated } = useMessages(backOfficeMessages);
  return (
    <section className={resemblingCss.part} aria-label={messages.resembles}>
      <Banner tone="warning">{repeated}</Banner>
      <ul className={dense.rows}>
        {data.map((creator) => (
          <li key={creator.accountId}>
            <Other creator={creator} />
          </li>
        ))}
      </ul>
      {isMore ? <p className={page.note}>{messages.more(data.length)}</p> : null}
    </section>
  );
}

type Other = ApplicationDetailReply['resembling']['data'][number];

function Other({ creator }: { creator: Other }) {
  const messages = useMessages(resemblingMessages);
  const language = useLanguage();
  const { fullName, username, same } = creator;
  return (
    <Link to={addressOfCreator(creator)} className={resemblingCss.other}>
      <Face party={creator} look="row" />
      <span className={resemblingCss.text}>
        <span className={resemblingCss.name}>{fullName}</span>
        <span className={resemblingCss.detail}>{username}</span>
        <span className={resemblingCss.same}>
          {messages.same(same.map((field) => labelOf(field, language)).join(', '))}
        </span>
      </span>
      <span className={resemblingCss.status}>
        <StatusBadge creator={creator} />
      </span>
    </Link>
  );
}
