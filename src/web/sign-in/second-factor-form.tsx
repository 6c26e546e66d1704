import { useSelector } from '@xstate/react';
import { isSameValue } from '#machines/rules/same-value.ts';
import type { SecondFactorActor } from '#machines/second-factor/second-factor.machine.ts';
import { acceptsCode, codeProblemOf, isChecking, stageOfCode } from '#machines/second-factor/second-factor.view.ts';
import { cleanRecoveryCode } from '#rules/recovery-code.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { AppCode, CodeForm, useCodeError } from './code-form.tsx';
import * as css from './second-factor.css.ts';
import { secondFactorMessages } from './second-factor.messages.ts';

export function SecondFactorForm({ actor }: { actor: SecondFactorActor }) {
  const messages = useMessages(secondFactorMessages);
  const stage = useSelector(actor, stageOfCode);
  return (
    <div className={css.column}>
      {stage === 'app' ? <AppCode actor={actor} /> : <RecoveryCode actor={actor} />}
      <div className={css.actions}>
        <Button look="quiet" actor={actor} event={{ type: 'way.change' }}>
          {stage === 'app' ? messages.useRecovery : messages.useApp}
        </Button>
        <Button look="quiet" actor={actor} event={{ type: 'signIn.restart' }}>
          {messages.restart}
        </Button>
      </div>
    </div>
  );
}

function RecoveryCode({ actor }: { actor: SecondFactorActor }) {
  const messages = useMessages(secondFactorMessages);
  const accepts = useSelector(actor, acceptsCode);
  const checking = useSelector(actor, isChecking);
  const error = useCodeError(useSelector(actor, codeProblemOf, isSameValue), messages.wrongRecovery);
  return (
    <CodeForm actor={actor} isChecking={checking} clean={cleanRecoveryCode}>
      <TextField
        label={messages.recoveryCode}
        name="code"
        ref={focusOn}
        readOnly={!accepts}
        error={error}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
      />
    </CodeForm>
  );
}
