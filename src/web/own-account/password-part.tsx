import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { isRefusedAsWhole, isSubmitting } from '#machines/form-state.ts';
import type { PasswordField as Field, PasswordChangeActor } from '#machines/password-change/password-change.machine.ts';
import { isChanged, shownError } from '#machines/password-change/password-change.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { useField } from '#web/ui/use-field.ts';
import { AccountPart } from './account-part.tsx';
import * as css from './own-account.css.ts';
import { ownAccountMessages } from './own-account.messages.ts';

interface PasswordPartProps {
  passwordChange: PasswordChangeActor;
}

export function PasswordPart({ passwordChange }: PasswordPartProps) {
  const messages = useMessages(ownAccountMessages);
  const ui = useMessages(uiMessages);
  const busy = useSelector(passwordChange, isSubmitting);
  const changed = useSelector(passwordChange, isChanged);
  const refused = useSelector(passwordChange, isRefusedAsWhole);
  const message = useSelector(passwordChange, ({ context }) => context.message);
  return (
    <AccountPart title={messages.password} lead={messages.passwordLead}>
      <Form
        className={css.form}
        isBusy={busy}
        refusal={refused ? (message ?? messages.changeFailed) : null}
        actor={passwordChange}
        event={{ type: 'password.submit' }}
      >
        <PasswordField
          {...usePassword(passwordChange, 'currentPassword', messages.currentPassword)}
          autoComplete="current-password"
        />
        <PasswordField
          {...usePassword(passwordChange, 'password', messages.newPassword)}
          hint={ui.newPasswordHint}
          autoComplete="new-password"
        />
        {changed ? <Banner tone="success">{messages.changed}</Banner> : null}
        <div className={css.actions}>
          <Button type="submit" look="secondary">
            {busy ? messages.changing : messages.change}
          </Button>
          <Link className={css.link} to="/forgot-password">
            {messages.forgot}
          </Link>
        </div>
      </Form>
    </AccountPart>
  );
}

const usePassword = (actor: PasswordChangeActor, name: Field, label: string) => ({
  ...useField(actor, { name, label, shownError }),
  onBlur: () => actor.send({ type: 'field.leave', field: name }),
});
