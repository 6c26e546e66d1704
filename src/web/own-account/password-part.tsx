import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { isRefusedAsWhole, isSubmitting } from '#machines/form-state.ts';
import type { PasswordField as Field, PasswordChangeActor } from '#machines/password-change/password-change.machine.ts';
import { canSubmit, isChanged, shownError } from '#machines/password-change/password-change.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useField } from '#web/ui/use-field.ts';
import { AccountPart } from './account-part.tsx';
import * as css from './own-account.css.ts';
import { ownAccountMessages } from './own-account.messages.ts';

interface PasswordPartProps {
  passwordChange: PasswordChangeActor;
}

export function PasswordPart({ passwordChange }: PasswordPartProps) {
  const words = useMessages(ownAccountMessages);
  const busy = useSelector(passwordChange, isSubmitting);
  const submittable = useSelector(passwordChange, canSubmit);
  const changed = useSelector(passwordChange, isChanged);
  const refused = useSelector(passwordChange, isRefusedAsWhole);
  const message = useSelector(passwordChange, ({ context }) => context.message);
  return (
    <AccountPart title={words.password} lead={words.passwordLead}>
      <Form
        className={css.form}
        isBusy={busy}
        refusal={refused ? (message ?? words.changeFailed) : null}
        onSubmit={() => passwordChange.send({ type: 'password.submit' })}
      >
        <PasswordField
          {...usePassword(passwordChange, 'currentPassword', words.currentPassword)}
          autoComplete="current-password"
        />
        <PasswordField
          {...usePassword(passwordChange, 'password', words.newPassword)}
          hint={words.passwordHint}
          autoComplete="new-password"
        />
        {changed ? <Banner tone="success">{words.changed}</Banner> : null}
        <div className={css.actions}>
          <Button type="submit" look="secondary" disabled={!submittable}>
            {busy ? words.changing : words.change}
          </Button>
          <Link className={css.link} to="/forgot-password">
            {words.forgot}
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
