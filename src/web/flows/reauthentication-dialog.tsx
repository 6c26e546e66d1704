import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isRefusedAsWhole, isSubmitting } from '#machines/form-state.ts';
import type { ReauthenticationActor } from '#machines/reauthentication/reauthentication.machine.ts';
import { shownError } from '#machines/reauthentication/reauthentication.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useField } from '#web/ui/use-field.ts';
import { reauthenticationMessages } from './reauthentication.messages.ts';
import * as css from './reauthentication-dialog.css.ts';

interface ReauthenticationDialogProps {
  actor: ReauthenticationActor;
  words: { title: string; ask?: string; submit: string; busy: string; failed: string };
  look?: 'primary' | 'danger';
  returnTo: string;
  /** Comes before the password. */
  children?: ReactNode;
}

export function ReauthenticationDialog(props: ReauthenticationDialogProps) {
  const { actor, words, look = 'primary', returnTo, children } = props;
  const { currentPassword, cancel } = useMessages(reauthenticationMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  const refused = useSelector(actor, isRefusedAsWhole);
  const busy = useSelector(actor, isSubmitting);
  const leave = () => actor.send({ type: 'reauthentication.cancel' });
  return (
    <Dialog title={words.title} isOpen onClose={leave} returnTo={returnTo}>
      {words.ask ? <p className={css.lead}>{words.ask}</p> : null}
      <Form
        className={css.form}
        isBusy={busy}
        refusal={refused ? (message ?? words.failed) : null}
        actor={actor}
        event={{ type: 'reauthentication.submit' }}
      >
        {children}
        <PasswordField
          {...useField(actor, { name: 'currentPassword', label: currentPassword, shownError })}
          autoComplete="current-password"
        />
        <div className={css.actions}>
          <Button type="submit" look={look}>
            {busy ? words.busy : words.submit}
          </Button>
          <Button look="quiet" actor={actor} event={{ type: 'reauthentication.cancel' }}>
            {cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
