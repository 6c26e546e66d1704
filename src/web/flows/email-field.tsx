import { useSelector } from '@xstate/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { EmailVerificationActor } from '#machines/email-verification/email-verification.machine.ts';
import { isVerified } from '#machines/email-verification/email-verification.view.ts';
import { labelOf } from '#rules/field-labels.ts';
import { applicationMessages } from '#web/i18n/application.messages.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import * as css from './email-verification.css.ts';

interface EmailFieldProps {
  actor: EmailVerificationActor;
  error: string | null;
  readOnly?: boolean;
  onBlur?: () => void;
}

/** Part of a larger form, which Enter in this field must not submit. */
export function EmailField({ actor, ...field }: EmailFieldProps) {
  const messages = useMessages(applicationMessages);
  const label = labelOf('email', useLanguage());
  const email = useSelector(actor, ({ context }) => context.email);
  const verified = useSelector(actor, isVerified);
  return (
    <div className={css.row}>
      <TextField
        label={label}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        {...field}
        onText={(typed) => actor.send({ type: 'email.change', email: typed })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          actor.send({ type: 'code.send' });
        }}
      />
      {verified ? (
        <p role="status" className={css.badge}>
          <CircleCheck size={20} aria-hidden />
          {messages.verified}
        </p>
      ) : (
        <div className={css.verify}>
          <Button look="secondary" actor={actor} event={{ type: 'code.send' }}>
            {messages.verify}
          </Button>
        </div>
      )}
    </div>
  );
}
