import { useSelector } from '@xstate/react';
import { type ComponentType, createElement, type FunctionComponent, type ReactNode } from 'react';
import { isMissing } from '#machines/later-script/later-script.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ComingDialog } from '#web/ui/coming-dialog.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { useWanted } from '#web/ui/use-wanted.ts';
import type { LaterScript } from './later-script.ts';

interface Look {
  /** In its place while it is on its way. */
  waiting?: ReactNode;
  /** Somebody has asked for it just now, and the keyboard is to find what became of it. */
  isAwaited?: boolean;
  /** It stands in many places at once, and what else comes with its script tells of it. */
  isQuiet?: boolean;
}

/** A part of a page whose script comes later. One that does not come says so in its place, and can be asked for again; the page around it stays as it is, with what was typed. */
export const lazyPart =
  <Module, Props extends object>(
    script: LaterScript<Module>,
    partOf: (module: Module) => ComponentType<Props>,
    { waiting = null, isAwaited = false, isQuiet = false }: Look = {},
  ): FunctionComponent<Props> =>
  (props) => {
    useWanted(script.want);
    const missing = useSelector(script.actor, isMissing);
    const module = useSelector(script.actor, script.module);
    if (missing && !isQuiet) return <MissingPart actor={script.actor} isAwaited={isAwaited} />;
    return module === null ? waiting : createElement(partOf(module), props);
  };

/** A dialog whose script comes later. Who pressed for it is heard at once, and presses nothing else meanwhile. */
export const lazyDialog = <Module, Props extends object>(
  script: LaterScript<Module>,
  partOf: (module: Module) => ComponentType<Props>,
): FunctionComponent<Props> => lazyPart(script, partOf, { waiting: <ComingDialog />, isAwaited: true });

const reload = () => location.reload();

function MissingPart({ actor, isAwaited }: { actor: LaterScript<unknown>['actor']; isAwaited: boolean }) {
  const ui = useMessages(uiMessages);
  const isLost = useSelector(actor, (snapshot) => snapshot.matches('lost'));
  const again = { label: ui.tryAgain, onPress: () => actor.send({ type: 'call.retry' }) };
  return (
    <Banner
      tone="danger"
      takesFocus={isAwaited}
      actions={isLost ? [again, { label: ui.reloadPage, onPress: reload }] : [again]}
    >
      {isLost ? ui.partLost : ui.partMissing}
    </Banner>
  );
}
