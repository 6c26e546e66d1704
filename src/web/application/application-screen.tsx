import { useSelector } from '@xstate/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { recordOf } from '#contract/record-of.ts';
import { isPaymentLeftOut, isRefused, openFields, shownError } from '#machines/application/application.view.ts';
import { isConfirming, isResumed } from '#machines/application-page/application-page.view.ts';
import { isOpen } from '#machines/email-verification/email-verification.view.ts';
import { isSubmitting } from '#machines/form-state.ts';
import { stepNames } from '#machines/rules/application-steps.ts';
import { canStore } from '#machines/storage.ts';
import { type ApplicationField, applicationFields, type StepName } from '#rules/application-fields.ts';
import { labelOf } from '#rules/field-labels.ts';
import { CodeModal } from '#web/flows/code-modal.tsx';
import { CropDialog } from '#web/flows/crop-dialog.tsx';
import { applicationMessages } from '#web/i18n/application.messages.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Form } from '#web/ui/form.tsx';
import * as page from '#web/ui/page.css.ts';
import { note } from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { QuestionDialog } from '#web/ui/question-dialog.tsx';
import { RefusalBanner } from '#web/ui/refusal-banner.tsx';
import { useFieldErrors } from '#web/ui/use-field.ts';
import { useShownPart } from '#web/ui/use-focus.ts';
import { useLarge, useWide } from '#web/ui/use-wide.ts';
import type { ApplicationActors, PartProps } from './application-actors.ts';
import * as css from './application-form.css.ts';
import { CardPreview } from './card-preview.tsx';
import { DraftLink } from './draft-link.tsx';
import { PartBar, PartSteps } from './part-frame.tsx';
import { PaymentPart } from './payment-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { ReviewPart } from './review-part.tsx';
import { useEmailMessage, useFind, useUsernameRefusal } from './use-draft.ts';
import { WorkPart } from './work-part.tsx';
import { YouPart } from './you-part.tsx';

export function ApplicationScreen({ actors }: PartProps) {
  const messages = useMessages(applicationMessages);
  const keeps = useMemo(() => canStore('local'), []);
  const verifying = useSelector(actors.email, isOpen);
  const isAtFirst = useSelector(actors.parts, ({ context }) => context.step === 'you');
  const isWide = useLarge();
  const isBroad = useWide();
  return (
    <Page title={messages.title} isWide>
      <div className={css.columns}>
        {isWide ? <Rail actors={actors} /> : null}
        <div className={css.column}>
          <Heading>{messages.title}</Heading>
          {isWide || isAtFirst ? (
            <>
              <p className={page.lead}>{keeps ? messages.lead : messages.leadUnsaved}</p>
              <p className={page.note}>
                {messages.haveAccount} <Link to="/login">{messages.signIn}</Link>
              </p>
              <Resumed actors={actors} />
            </>
          ) : null}
          <ApplicationForm actors={actors} />
          <DraftLink actors={actors} />
        </div>
        {isBroad ? (
          <aside className={css.aside}>
            <CardPreview actors={actors} />
          </aside>
        ) : null}
      </div>
      {verifying ? <CodeModal actor={actors.email} /> : null}
      <CropDialog actor={actors.picture} shape="portrait" returnTo="profilePicture" />
    </Page>
  );
}

function ApplicationForm({ actors }: PartProps) {
  const messages = useMessages(applicationMessages);
  const isWide = useLarge();
  const shown = useSelector(actors.parts, ({ context }) => context);
  const heading = useShownPart(shown, shown.field);
  const busy = useSelector(actors.application, isSubmitting);
  const showsProblems = useSelector(actors.application, ({ context }) => context.rejections > 0);
  const parts = { you: YouPart, profile: ProfilePart, work: WorkPart, payment: PaymentPart, review: ReviewPart };
  const hasEnd = isWide || shown.step === 'review';
  return (
    <Form
      className={css.form}
      isBusy={busy}
      {...(hasEnd
        ? { actor: actors.application, event: { type: 'application.submit' } }
        : { onSubmit: () => actors.parts.send({ type: 'part.next' }) })}
    >
      {isWide ? null : (
        <div className={css.steps}>
          <PartSteps actors={actors} />
        </div>
      )}
      {showsProblems && hasEnd ? <Problems actors={actors} /> : null}
      <Refusal actors={actors} />
      {(isWide ? stepNames : [shown.step]).map((step) => {
        const Part = parts[step];
        return (
          <fieldset key={step} id={step} tabIndex={-1} className={css.step}>
            <legend className={css.legend}>
              <h2
                ref={step === shown.step ? heading : null}
                tabIndex={-1}
                className={css.partTitle}
              >{`${stepNames.indexOf(step) + 1}. ${messages[step]}`}</h2>
            </legend>
            <Part actors={actors} />
          </fieldset>
        );
      })}
      {hasEnd ? (
        <div>
          <Button type="submit">{busy ? messages.submitting : messages.submit}</Button>
        </div>
      ) : null}
      {isWide ? null : <PartBar actors={actors} />}
    </Form>
  );
}

/** The five steps, and what each still lacks. */
function Rail({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(applicationMessages);
  return (
    <nav className={css.rail} aria-label={messages.stepsTitle}>
      <ol className={css.railList}>
        {stepNames.map((step, index) => (
          <li key={step}>
            <a className={css.railLink} href={`#${step}`}>
              <span>{`${index + 1}. ${messages[step]}`}</span>
              <StepStatus actors={actors} step={step} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepStatus({ actors, step }: { actors: ApplicationActors; step: StepName }) {
  const messages = useMessages(applicationMessages);
  const open = useSelector(actors.application, (snapshot) => openFields(snapshot, step).length);
  const isLeftOut = useSelector(actors.application, (snapshot) => step === 'payment' && isPaymentLeftOut(snapshot));
  if (open > 0) return <span className={css.railOpen}>{messages.open(open)}</span>;
  if (isLeftOut) return <span className={css.railOpen}>{messages.mayWait}</span>;
  return (
    <span className={css.railDone}>
      <CircleCheck size={16} aria-hidden />
      {messages.done}
    </span>
  );
}

function Resumed({ actors }: PartProps) {
  const messages = useMessages(applicationMessages);
  const confirming = useSelector(actors.page, isConfirming);
  if (!useSelector(actors.page, isResumed)) return null;
  return (
    <div className={css.resumed}>
      <p className={note}>{messages.resumed}</p>
      <Button look="quiet" actor={actors.page} event={{ type: 'draft.discard' }}>
        {messages.startOver}
      </Button>
      {confirming ? (
        <QuestionDialog
          actor={actors.page}
          title={messages.startOverTitle}
          words={messages.startOverText}
          answer={messages.startOver}
          returnTo="fullName"
        />
      ) : null}
    </div>
  );
}

export function Problems({ actors }: { actors: ApplicationActors }) {
  const { application } = actors;
  const asks = useSelector(application, ({ context }) => context.rejections);
  const language = useLanguage();
  const labels = recordOf(applicationFields, (field) => labelOf(field, language));
  const errors = useFieldErrors(application, { fields: applicationFields, labels, shownError });
  const own: Partial<Record<ApplicationField, string | null>> = {
    email: useEmailMessage(actors),
    username: useUsernameRefusal(actors),
  };
  const find = useFind(actors);
  const problems = errors.map(({ field, message }) => ({ field, message: own[field] ?? message }));
  return <ErrorSummary asks={asks} problems={problems} onFind={find} />;
}

export function Refusal({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(applicationMessages);
  const refused = useSelector(actors.application, isRefused);
  const message = useSelector(actors.application, ({ context }) => context.message);
  if (!refused) return null;
  return (
    <RefusalBanner onDismiss={() => actors.application.send({ type: 'banner.dismiss' })}>
      {message ?? messages.failed}
    </RefusalBanner>
  );
}
