import { rejectionReasons } from '#contract/back-office-choices.ts';
import type { TextDrafts } from '#machines/text-drafts.ts';
import { type Problem, type Problems, sayProblem } from '#rules/problems.ts';
import { type Rejection, rejectionProblems } from '#rules/rejection.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Receiver } from '#web/ui/use-press.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import { textIn, WordsField } from './words-field.tsx';

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
