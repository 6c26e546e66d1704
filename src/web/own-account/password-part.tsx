import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { PasswordChange, PasswordChangeActor } from '#machines/password-change/password-change.machine.ts';
import {
  canSubmit,
  isChanged,
  isRefused,
  isSubmitting,
  problemIn,
} from '#machines/password-change/password-change.view.ts';
import { sayProblem } from '#rules/problems.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
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
  const refused = useSelector(passwordChange, isRefused);
  const message = useSelector(passwordChange, ({ context }) => context.message);
  return (
    <AccountPart title={words.password} lead={words.passwordLead}>
      <Form
        className={css.form}
        isBusy={busy}
        refusal={refused ? (message ?? words.changeFailed) : null}
        onSubmit={() => passwordChange.send({ type: 'password.submit' })}
      >
        <OneField
          {...{ passwordChange, field: 'currentPassword', label: words.currentPassword }}
          autoComplete="current-password"
        />
        <OneField
          {...{ passwordChange, field: 'password', label: words.newPassword, hint: words.passwordHint }}
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

interface OneFieldProps extends PasswordPartProps {
  field: keyof PasswordChange;
  label: string;
  hint?: string;
  autoComplete: string;
}

function OneField({ passwordChange, field, label, ...rest }: OneFieldProps) {
  const language = useLanguage();
  const value = useSelector(passwordChange, ({ context }) => context[field]);
  const busy = useSelector(passwordChange, isSubmitting);
  const problem = useSelector(
    passwordChange,
    (snapshot) => problemIn(snapshot, field),
    (one, other) => one?.text === other?.text,
  );
  const refused = useSelector(passwordChange, ({ context }) => context.serverErrors[field]);
  return (
    <PasswordField
      {...rest}
      label={label}
      name={field}
      value={value}
      readOnly={busy}
      error={refused ?? (problem ? sayProblem(problem, label, language) : null)}
      onText={(typed) => passwordChange.send({ type: 'field.change', field, value: typed })}
      onBlur={() => passwordChange.send({ type: 'field.leave', field })}
    />
  );
}
