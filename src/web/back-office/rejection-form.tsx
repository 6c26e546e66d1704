import { rejectionReasons } from '#contract/rejection.ts';
import type { TextDrafts } from '#machines/text-drafts.ts';
import { type Problem, type Problems, sayProblem } from '#rules/problems.ts';
import { type Rejection, rejectionProblems } from '#rules/rejection.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import { backOfficeMessages } from './back-office.messages.ts';
import { textIn, WordsField } from './words-field.tsx';

interface RejectionFormProps {
  label: string;
  idle: boolean;
  problems: Problems<keyof Rejection>;
  drafts?: TextDrafts;
  onWrite?: (drafts: TextDrafts) => void;
  onSend: (rejection: Rejection) => void;
}

/** No reason is chosen in advance. */
export function RejectionForm({ label, idle, problems, drafts = {}, onWrite, onSend }: RejectionFormProps) {
  const messages = useMessages(backOfficeMessages);
  const language = useLanguage();
  const said = (problem: Problem | undefined) => (problem ? sayProblem(problem, '', language) : null);
  const reasons = rejectionReasons.map((reason) => ({ value: reason, label: messages.reasons[reason] }));
  const send = (form: HTMLFormElement) => {
    const rejection = rejectionIn(form);
    onSend(rejection);
    const [wrong] = Object.keys(rejectionProblems(rejection));
    form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <Form
      isBusy={!idle}
      onSubmit={send}
      onWrite={(form) => onWrite?.({ reason: textIn(form, 'reason'), text: textIn(form, 'text') })}
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
      <Button look="secondary" type="submit" disabled={!idle}>
        {label}
      </Button>
    </Form>
  );
}

const rejectionIn = (form: HTMLFormElement): Rejection => ({
  reason: rejectionReasons.find((each) => each === textIn(form, 'reason')) ?? null,
  text: textIn(form, 'text'),
});
