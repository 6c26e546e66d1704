import { useSelector } from '@xstate/react';
import type { AccountClosingActor, ClosingFields } from '#machines/account-closing/account-closing.machine.ts';
import { isRefused, isSubmitting, problemIn } from '#machines/account-closing/account-closing.view.ts';
import { sayProblem } from '#rules/problems.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import * as css from './own-account.css.ts';
import { ownAccountMessages } from './own-account.messages.ts';

export function ClosingDialog({ closing }: { closing: AccountClosingActor }) {
  const words = useMessages(ownAccountMessages);
  const owner = useSelector(closing, ({ context }) => context.owner);
  const message = useSelector(closing, ({ context }) => context.message);
  const refused = useSelector(closing, isRefused);
  const busy = useSelector(closing, isSubmitting);
  const leave = () => closing.send({ type: 'closing.cancel' });
  return (
    <Dialog title={words.closeTitle} isOpen onClose={leave} returnTo="close-account">
      <ul className={css.happens}>
        {words.closeHappens.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Form
        className={css.dialogForm}
        isBusy={busy}
        refusal={refused ? (message ?? words.closeFailed) : null}
        onSubmit={() => closing.send({ type: 'closing.submit' })}
      >
        <TextField {...useField(closing, 'username')} label={words.closeUsername(owner)} autoComplete="off" />
        <PasswordField
          {...useField(closing, 'currentPassword')}
          label={words.currentPassword}
          autoComplete="current-password"
        />
        <div className={css.actions}>
          <Button type="submit" look="danger" disabled={busy}>
            {busy ? words.closing : words.closeNow}
          </Button>
          <Button look="quiet" onClick={leave}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function useField(closing: AccountClosingActor, name: keyof ClosingFields) {
  const words = useMessages(ownAccountMessages);
  const language = useLanguage();
  const value = useSelector(closing, ({ context }) => context[name]);
  const problem = useSelector(closing, (snapshot) => problemIn(snapshot, name));
  const refused = useSelector(closing, ({ context }) => context.serverErrors[name]);
  const readOnly = useSelector(closing, isSubmitting);
  const label = name === 'username' ? words.username : words.currentPassword;
  return {
    ...{ name, value, readOnly },
    error: refused ?? (problem ? sayProblem(problem, label, language) : null),
    onText: (typed: string) => closing.send({ type: 'field.change', field: name, value: typed }),
  };
}
