import type { ComponentProps } from 'react';
import { made, type Sends, useAccepts } from './use-press.ts';

type TickBoxProps<Sent> = Sends<Sent, [isRange: boolean]> &
  Pick<ComponentProps<'input'>, 'className' | 'form'> & {
    label: string;
    look: string;
    isTicked: boolean;
    shortcut?: string;
  };

/** A checkbox without a text of its own. `isRange` says that Shift was held. */
export function TickBox<const Sent>({ label, look, isTicked, shortcut, actor, event, ...input }: TickBoxProps<Sent>) {
  const isAccepted = useAccepts({ actor, event }, false);
  return (
    <label className={look}>
      <input
        {...input}
        type="checkbox"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        aria-disabled={!isAccepted}
        checked={isTicked}
        onChange={({ nativeEvent }) => actor.send(made(event, isWithShift(nativeEvent)))}
      />
    </label>
  );
}

const isWithShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;
