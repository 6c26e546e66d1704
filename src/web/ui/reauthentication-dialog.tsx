import { useSelector } from '@xstate/react';
import type { ReauthenticationActor } from '#machines/reauthentication/reauthentication.machine.ts';
import { isRefused, isSubmitting, passwordProblemIn } from '#machines/reauthentication/reauthentication.view.ts';
import { sayProblem } from '#rules/problems.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { reauthenticationMessages } from './reauthentication.messages.ts';
import * as css from './reauthentication-dialog.css.ts';

export interface ReauthenticationDialogProps {
  actor: ReauthenticationActor;
  words: { title: string; ask: string; submit: string; busy: string; failed: string };
  returnTo: string;
}

export function ReauthenticationDialog({ actor, words, returnTo }: ReauthenticationDialogProps) {
  const { currentPassword, cancel } = useMessages(reauthenticationMessages);
  const language = useLanguage();
  const password = useSelector(actor, ({ context }) => context.password);
  const message = useSelector(actor, ({ context }) => context.message);
  const wrong = useSelector(actor, ({ context }) => context.serverErrors.currentPassword);
  const problem = useSelector(actor, passwordProblemIn);
  const refused = useSelector(actor, isRefused);
  const busy = useSelector(actor, isSubmitting);
  const leave = () => actor.send({ type: 'reauthentication.cancel' });
  return (
    <Dialog title={words.title} isOpen onClose={leave} returnTo={returnTo}>
      <p className={css.lead}>{words.ask}</p>
      <Form
        className={css.form}
        isBusy={busy}
        refusal={refused ? (message ?? words.failed) : null}
        onSubmit={() => actor.send({ type: 'reauthentication.submit' })}
      >
        <PasswordField
          label={currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          value={password}
          readOnly={busy}
          error={wrong ?? (problem ? sayProblem(problem, currentPassword, language) : null)}
          onText={(typed) => actor.send({ type: 'password.change', password: typed })}
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
