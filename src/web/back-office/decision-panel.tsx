import { useSelector } from '@xstate/react';
import type { ApplicationDetailReply, RevealReply } from '#contract/back-office.ts';
import type { RejectionReason } from '#contract/back-office-choices.ts';
import type { ApplicationReviewActor } from '#machines/back-office/application-review.machine.ts';
import { isPossible, type StaffAction } from '#machines/back-office/possible-actions.ts';
import { labelOf } from '#rules/field-labels.ts';
import { ibanInFours } from '#rules/iban.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { hidden } from '#web/ui/hidden.css.ts';
import * as page from '#web/ui/page.css.ts';
import { QuestionDialog } from '#web/ui/question-dialog.tsx';
import { RefusalBanner } from '#web/ui/refusal-banner.tsx';
import * as css from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import { type Fact, FactList } from './fact-list.tsx';
import { officeQuestionsMessages } from './office-questions.messages.ts';
import { RejectionForm, textIn, WordsField } from './rejection-form.tsx';

interface PanelProps {
  actor: ApplicationReviewActor;
  detail: ApplicationDetailReply;
}

const useIdle = (actor: ApplicationReviewActor): boolean =>
  useSelector(actor, (snapshot) => snapshot.matches('ready') || snapshot.matches('confirming'));

/** A button is shown exactly when the chart of its record accepts the move. */
export function DecisionPanel({ actor, detail }: PanelProps) {
  const messages = useMessages(backOfficeMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  const refused = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'refused' }));
  const acting = useSelector(actor, (snapshot) => snapshot.matches('acting') || snapshot.matches('reloading'));
  const confirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'));
  return (
    <div className={css.decision}>
      <p role="status" className={`${page.note} ${css.acting}`}>
        {acting ? messages.acting : ''}
      </p>
      {refused ? (
        <RefusalBanner onDismiss={() => actor.send({ type: 'banner.dismiss' })}>
          {message ?? messages.actionFailed}
        </RefusalBanner>
      ) : null}
      <Reason detail={detail} />
      <Bank actor={actor} detail={detail} />
      <Account actor={actor} detail={detail} />
      {confirming ? <ActionQuestion actor={actor} detail={detail} /> : null}
    </div>
  );
}

function ActionQuestion({ actor, detail: { fullName } }: PanelProps) {
  const messages = useMessages(backOfficeMessages);
  const ask = useMessages(officeQuestionsMessages);
  const action = useSelector(actor, ({ context }) => context.action);
  if (action === null || action.kind === 'reveal') return null;
  const { move } = action.request;
  if (move === 'suspend')
    return <QuestionDialog actor={actor} {...ask.suspendCreator(fullName)} answer={messages.accountMoves.suspend} />;
  if (move !== 'reopen' && move !== 'verify' && move !== 'reissue') return null;
  return <QuestionDialog actor={actor} {...ask[move](fullName)} answer={messages[move]} />;
}

type ApplicationMove = Extract<StaffAction, { kind: 'application' }>['request'];
type MoveBank = Extract<StaffAction, { kind: 'bank' }>['request'];

const performs = (action: StaffAction) => ({ type: 'action.perform', action }) as const;
const movesApplication = (actor: ApplicationReviewActor, request: ApplicationMove) => ({
  actor,
  event: performs({ kind: 'application', request }),
});
const movesBank = (actor: ApplicationReviewActor, request: MoveBank) => ({
  actor,
  event: performs({ kind: 'bank', request }),
});

const rejection = { move: 'reject', reason: 'other', text: '' } as const;
const decisions: readonly ApplicationMove[] = [{ move: 'approve' }, rejection, { move: 'reopen' }];

/** Stays at the lower edge of the window while the application is in view. */
export function DecisionBar({ actor, detail }: PanelProps) {
  const messages = useMessages(backOfficeMessages);
  const idle = useIdle(actor);
  const { taken } = detail;
  const may = (request: ApplicationMove) => isPossible(detail, { kind: 'application', request });
  const problems = useSelector(actor, ({ context }) => context.problems);
  const drafts = useSelector(actor, ({ context }) => context.drafts);
  if (!decisions.some(may)) return null;
  return (
    <section className={css.decisionBar} aria-label={messages.decision}>
      {taken === null || taken.isOwn ? null : <p className={css.taker}>{messages.alsoYours(taken.by)}</p>}
      {may({ move: 'approve' }) ? (
        <Button aria-keyshortcuts="a" {...movesApplication(actor, { move: 'approve' })}>
          {messages.approve}
        </Button>
      ) : null}
      {may(rejection) ? (
        <details id="rejection" data-rejection className={css.rejection}>
          <summary className={css.unfoldRejection} aria-keyshortcuts="r">
            {messages.reject}
          </summary>
          <RejectionForm
            label={messages.sendRejection}
            actor={actor}
            isBusy={!idle}
            problems={problems}
            drafts={drafts}
            onWrite={(typed) => actor.send({ type: 'draft.change', drafts: typed })}
          />
        </details>
      ) : null}
      {may({ move: 'reopen' }) ? (
        <Button look="secondary" {...movesApplication(actor, { move: 'reopen' })}>
          {messages.reopen}
        </Button>
      ) : null}
      {may({ move: 'giveBack' }) ? (
        <Button look="quiet" {...movesApplication(actor, { move: 'giveBack' })}>
          {messages.giveBack}
        </Button>
      ) : null}
      {taken === null && may({ move: 'take' }) ? (
        <Button look="quiet" aria-keyshortcuts="t" {...movesApplication(actor, { move: 'take' })}>
          {messages.take}
        </Button>
      ) : null}
    </section>
  );
}

function Reason({ detail: { reason, reasonText } }: Pick<PanelProps, 'detail'>) {
  const messages = useMessages(backOfficeMessages);
  if (reason === null) return null;
  return (
    <div className={css.block}>
      <h3 className={css.subtitle}>{messages.decision}</h3>
      <p className={page.note}>
        {messages.reasons[reason as RejectionReason]}
        {reasonText ? `: ${reasonText}` : ''}
      </p>
    </div>
  );
}

function Bank({ actor, detail }: PanelProps) {
  const messages = useMessages(backOfficeMessages);
  const idle = useIdle(actor);
  const message = useSelector(actor, ({ context }) => context.drafts.message);
  const may = (request: MoveBank) => isPossible(detail, { kind: 'bank', request });
  const updatedAt = detail.bank?.updatedAt ?? null;
  const isShown = useSelector(actor, ({ context }) => context.secret !== null);
  return (
    <div className={css.block}>
      <h3 className={css.subtitle}>{messages.bank}</h3>
      {detail.bankLink === null ? null : <Badge>{messages.linkStates[detail.bankLink.state]}</Badge>}
      <Iban actor={actor} detail={detail} />
      {may({ move: 'verify', updatedAt }) ? (
        <>
          {isShown ? null : <p className={page.note}>{messages.verifyNote}</p>}
          <Button {...movesBank(actor, { move: 'verify', updatedAt })}>{messages.verify}</Button>
        </>
      ) : null}
      {may({ move: 'return', message: '', updatedAt }) ? (
        <details className={css.more}>
          <summary className={css.unfoldMore}>{messages.returnIt}</summary>
          <Form
            isBusy={!idle}
            actor={actor}
            event={(data) =>
              performs({ kind: 'bank', request: { move: 'return', message: textIn(data, 'message'), updatedAt } })
            }
            onWrite={(data) => actor.send({ type: 'draft.change', drafts: { message: textIn(data, 'message') } })}
          >
            <WordsField label={messages.returnMessage} name="message" draft={message} />
            <Button look="secondary" type="submit">
              {messages.returnIt}
            </Button>
          </Form>
        </details>
      ) : null}
      {may({ move: 'reissue' }) ? (
        <Button look="secondary" {...movesBank(actor, { move: 'reissue' })}>
          {messages.reissue}
        </Button>
      ) : null}
    </div>
  );
}

function Iban({ actor, detail }: PanelProps) {
  const messages = useMessages(backOfficeMessages);
  const language = useLanguage();
  const secret = useSelector(actor, ({ context }) => context.secret);
  if (detail.bank === null) return <p className={page.note}>{messages.noBank}</p>;
  return (
    <>
      <dl className={css.ibanLine}>
        <dt className={hidden}>{labelOf('iban', language)}</dt>
        <dd className={css.iban}>{secret ? ibanInFours(secret.iban) : detail.bank.maskedIban || '–'}</dd>
      </dl>
      {detail.bank.isDoubtful ? <Badge tone="warning">{messages.doubtful}</Badge> : null}
      {secret === null ? null : <Revealed secret={secret} />}
      <Button
        look="secondary"
        actor={actor}
        event={secret === null ? { type: 'action.perform', action: { kind: 'reveal' } } : { type: 'secret.hide' }}
      >
        {secret === null ? messages.reveal : messages.hide}
      </Button>
      {secret === null ? <p className={page.note}>{messages.revealNote}</p> : null}
    </>
  );
}

function Revealed({ secret }: { secret: RevealReply }) {
  const messages = useMessages(backOfficeMessages);
  const language = useLanguage();
  const { accountType, name, bank, taxNumber, taxOffice, address, district, city, country } = secret;
  const facts: Fact[] = [
    [labelOf('accountType', language), messages.accountTypes[accountType]],
    [labelOf('name', language), name],
    [messages.bankName, bank ?? ''],
    [labelOf('taxNumber', language), taxNumber],
    [labelOf('taxOffice', language), taxOffice],
    [labelOf('address', language), [address, district, city, country].filter(Boolean).join(', ')],
  ];
  return <FactList facts={facts.filter(([, value]) => value !== '')} />;
}

function Account({ actor, detail }: PanelProps) {
  const messages = useMessages(backOfficeMessages);
  const moves = (['suspend', 'reinstate', 'reopen'] as const).filter((move) =>
    isPossible(detail, { kind: 'creator', request: { move } }),
  );
  return (
    <div className={css.block}>
      <h3 className={css.subtitle}>{messages.account}</h3>
      <Badge tone={detail.accountState === 'active' ? 'success' : 'plain'}>
        {messages.accountStates[detail.accountState]}
      </Badge>
      {moves.map((move) => (
        <Button key={move} look="secondary" actor={actor} event={performs({ kind: 'creator', request: { move } })}>
          {messages.accountMoves[move]}
        </Button>
      ))}
      {moves.includes('reopen') ? <p className={page.note}>{messages.closedNote}</p> : null}
    </div>
  );
}
