import { useSelector } from '@xstate/react';
import { stageOfCode, stageOfSetUp } from '#machines/second-factor/second-factor.view.ts';
import type { SignInActor } from '#machines/sign-in/sign-in.machine.ts';
import { secondFactorIn, setUpIn } from '#machines/sign-in/sign-in.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { focusOn } from '#web/ui/focus-field.ts';
import { useFieldOnReturn } from '#web/ui/use-focus.ts';
import { secondFactorMessages } from './second-factor.messages.ts';

interface Head {
  heading: string;
  subtitle: string;
  /** Whether a field takes the focus; otherwise the heading does. */
  isToBeRead: boolean;
}

export function useHead(actor: SignInActor, { heading, subtitle }: Pick<Head, 'heading' | 'subtitle'>): Head {
  const messages = useMessages(secondFactorMessages);
  const code = useSelector(useSelector(actor, secondFactorIn) ?? undefined, (code) => code && stageOfCode(code));
  const setUp = useSelector(useSelector(actor, setUpIn) ?? undefined, (each) => each && stageOfSetUp(each));
  const stage = code ?? setUp;
  useFieldOnReturn(stage !== undefined, 'password');
  return stage === undefined
    ? { heading, subtitle, isToBeRead: false }
    : {
        heading: messages[stage].heading,
        subtitle: messages[stage].lead,
        isToBeRead: stage === 'scanning' || stage === 'keeping',
      };
}

export const Lead = ({ head: { subtitle, isToBeRead }, look }: { head: Head; look: string }) => (
  <p key={subtitle} className={look} {...(isToBeRead && { tabIndex: -1, ref: focusOn })}>
    {subtitle}
  </p>
);
