import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { takenMessage } from '#machines/email-check/email-check.view.ts';
import { messageIn, statusOf } from '#machines/username-check/username-check.view.ts';
import { EmailField } from '#web/flows/email-field.tsx';
import { applicationMessages } from '#web/i18n/application.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { note } from '#web/ui/page.css.ts';
import { FormattedField } from '#web/ui/text-field.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import type { ApplicationActors, PartProps } from './application-actors.ts';
import * as css from './application-form.css.ts';
import { DraftField } from './draft-field.tsx';
import { leave, useEmailMessage, useReadOnly, useTextField, useUsernameRefusal } from './use-draft.ts';

export function YouPart({ actors }: PartProps) {
  const messages = useMessages(applicationMessages);
  return (
    <>
      <DraftField actors={actors} name="fullName" hint={messages.fullNameHint} autoComplete="name" maxLength={80} />
      <UsernameField actors={actors} />
      <EmailField
        actor={actors.email}
        error={useEmailMessage(actors)}
        readOnly={useReadOnly(actors)}
        onBlur={() => leave(actors, 'email')}
      />
      <TakenHint actors={actors} />
      <DraftField
        actors={actors}
        name="phoneNumber"
        hint={messages.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={24}
      />
    </>
  );
}

function TakenHint({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(applicationMessages);
  if (useSelector(actors.emailCheck, takenMessage) === null) return null;
  return (
    <p className={note}>
      {messages.addressTaken} <Link to="/login">{messages.addressTakenSignIn}</Link>
    </p>
  );
}

function UsernameField({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(applicationMessages);
  const ui = useMessages(uiMessages);
  const status = useSelector(actors.username, statusOf);
  const message = useSelector(actors.username, messageIn);
  const { error, ...field } = useTextField(actors, 'username');
  const refusal = useUsernameRefusal(actors);
  const hints = { checking: messages.checkingName, free: message ?? messages.usernameHint };
  const hint = status === 'checking' || status === 'free' ? hints[status] : messages.usernameHint;
  return (
    <div className={css.stack}>
      <FormattedField
        {...field}
        error={refusal ?? (status === 'checking' ? null : error)}
        hint={hint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        onText={(username) => actors.page.send({ type: 'username.type', username })}
      />
      {status === 'failed' ? (
        <Button look="quiet" actor={actors.username} event={{ type: 'call.retry' }}>
          {ui.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}
