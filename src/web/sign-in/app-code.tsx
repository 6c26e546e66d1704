import { useSelector } from '@xstate/react';
import { isSameValue } from '#machines/rules/same-value.ts';
import type { SecondFactorActor } from '#machines/second-factor/second-factor.machine.ts';
import { acceptsCode, codeProblemOf, isChecking } from '#machines/second-factor/second-factor.view.ts';
import type { SecondFactorSetUpActor } from '#machines/second-factor/second-factor-set-up.machine.ts';
import { cleanCode } from '#rules/verification-code.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { CodeField } from '#web/ui/code-field.tsx';
import { CodeForm, useCodeError } from './code-form.tsx';
import { secondFactorMessages } from './second-factor.messages.ts';

export function AppCode({ actor }: { actor: SecondFactorActor | SecondFactorSetUpActor }) {
  const messages = useMessages(secondFactorMessages);
  const accepts = useSelector(actor, acceptsCode);
  const checking = useSelector(actor, isChecking);
  const error = useCodeError(useSelector(actor, codeProblemOf, isSameValue), messages.wrong);
  return (
    <CodeForm actor={actor} isChecking={checking} clean={cleanCode}>
      <CodeField label={messages.code} name="code" readOnly={!accepts} error={error} />
    </CodeForm>
  );
}
