import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isMissing } from '#machines/later-script/later-script.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { ModuleNotLoaded } from '#web/ui/load-module.ts';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { useWanted } from '#web/ui/use-wanted.ts';
import type { LaterScript } from './later-script.ts';

interface WholePageProps {
  script: LaterScript<unknown>;
  children: ReactNode;
}

/** A whole page's place, filled as soon as its script has come; React's own `Suspense` would keep the spinner for a third of a second. A script that does not come is told as that of any page. */
export function WholePage({ script, children }: WholePageProps) {
  const ui = useMessages(uiMessages);
  useWanted(script.want);
  const missing = useSelector(script.actor, isMissing);
  const here = useSelector(script.actor, () => script.module() !== null);
  if (missing) throw new ModuleNotLoaded('The module could not be loaded.');
  return here ? children : <WholeSpinner words={ui.loading} />;
}
