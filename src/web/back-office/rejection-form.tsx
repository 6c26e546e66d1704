import { useId } from 'react';
import { rejectionReasons } from '#contract/back-office-choices.ts';
import type { TextDrafts } from '#machines/text-drafts.ts';
import { type Problem, type Problems, sayProblem } from '#rules/problems.ts';
import { type Rejection, rejectionProblems } from '#rules/rejection.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Receiver } from '#web/ui/use-press.ts';
import * as css from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';

interface RejectionFormProps {
  label: string;
  actor: Receiver<{ type: 'rejection.send'; rejection: Rejection }>;
  isBusy: boolean;
  problems: Problems<keyof Rejection>;
  drafts: TextDrafts;
  onWrite: (drafts: TextDrafts) => void;
}

/** No reason is chosen in advance. */
export function RejectionForm({ label, actor, isBusy, problems, drafts, onWrite }: RejectionFormProps) {
  const messages = useMessages(backOfficeMessages);
  const language = useLanguage();
  const said = (problem: Problem | undefined) => (problem ? sayProblem(problem, '', language) : null);
  const reasons = rejectionReasons.map((reason) => ({ value: reason, label: messages.reasons[reason] }));
  const focusWrong = (form: HTMLFormElement) => {
    const [wrong] = Object.keys(rejectionProblems(rejectionIn(new FormData(form))));
    form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <Form
      isBusy={isBusy}
      actor={actor}
      event={(data) => ({ type: 'rejection.send', rejection: rejectionIn(data) })}
      onSubmit={focusWrong}
      onWrite={(data) => onWrite({ reason: textIn(data, 'reason'), text: textIn(data, 'text') })}
    >
      <Select
        label={messages.reason}
        name="reason"
        defaultValue={drafts.reason ?? ''}
        options={[{ value: '', label: messages.chooseReason }, ...reasons]}
        error={said(problems.reason)}
      />
      <WordsField
        label={messages.reasonText}
        name="text"
        {...(drafts.reason === 'other' && { hint: messages.reasonTextHint })}
        error={said(problems.text)}
        draft={drafts.text}
      />
      <Button look="secondary" type="submit">
        {label}
      </Button>
    </Form>
  );
}

const rejectionIn = (data: FormData): Rejection => ({
  reason: rejectionReasons.find((each) => each === textIn(data, 'reason')) ?? null,
  text: textIn(data, 'text'),
});

interface WordsFieldProps {
  label: string;
  name: string;
  hint?: string;
  error?: string | null;
  draft?: string | undefined;
}

export function WordsField({ label, name, hint, error = null, draft = '' }: WordsFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={3}
        defaultValue={draft}
        maxLength={1000}
        className={css.textInput}
        aria-invalid={error !== null}
        {...(note && { 'aria-describedby': `${id}-note` })}
      />
      {note ? (
        <p
          id={`${id}-note`}
          {...(error === null ? { className: field.hint } : { className: field.error, role: 'alert' })}
        >
          {note}
        </p>
      ) : null}
    </div>
  );
}

export const textIn = (data: FormData, name: string) => String(data.get(name) ?? '').trim();
