import { useSelector } from '@xstate/react';
import type { StepUpActor } from '#machines/step-up/step-up.machine.ts';
import { isRefused, isSubmitting, passwordProblemIn } from '#machines/step-up/step-up.view.ts';
import { sayProblem } from '#rules/problems.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { stepUpMessages } from './step-up.messages.ts';
import * as css from './step-up-dialog.css.ts';

export interface StepUpDialogProps {
  stepUp: StepUpActor;
  words: { title: string; ask: string; submit: string; busy: string; failed: string };
  /** What had the focus before, and has it afterwards. */
  returnTo: string;
}

/** The password once more, for what is about to be done. */
export function StepUpDialog({ stepUp, words, returnTo }: StepUpDialogProps) {
  const { currentPassword, cancel } = useMessages(stepUpMessages);
  const language = useLanguage();
  const password = useSelector(stepUp, ({ context }) => context.password);
  const message = useSelector(stepUp, ({ context }) => context.message);
  const wrong = useSelector(stepUp, ({ context }) => context.refusedFields.currentPassword);
  const problem = useSelector(stepUp, passwordProblemIn);
  const refused = useSelector(stepUp, isRefused);
  const busy = useSelector(stepUp, isSubmitting);
  const leave = () => stepUp.send({ type: 'stepUp.cancel' });
  return (
    <Dialog title={words.title} isOpen onClose={leave} returnTo={returnTo}>
      <p className={css.lead}>{words.ask}</p>
      <Form
        className={css.form}
        isBusy={busy}
        refusal={refused ? (message ?? words.failed) : null}
        onSubmit={() => stepUp.send({ type: 'stepUp.submit' })}
      >
        <PasswordField
          label={currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          value={password}
          readOnly={busy}
          error={wrong ?? (problem ? sayProblem(problem, currentPassword, language) : null)}
          onText={(typed) => stepUp.send({ type: 'password.change', password: typed })}
        />
        <div className={css.actions}>
          <Button type="submit" disabled={busy}>
            {busy ? words.busy : words.submit}
          </Button>
          <Button look="quiet" onClick={leave}>
            {cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
