import type { ComponentProps, ReactNode } from 'react';
import { made, type Sends, useAccepts } from './use-press.ts';

type TickBoxProps<Sent> = Sends<Sent, [isRange: boolean]> &
  Pick<ComponentProps<'input'>, 'className' | 'form' | 'name'> & {
    /** Of a checkbox without a text of its own. */
    label?: string;
    children?: ReactNode;
    look: string;
    isTicked: boolean;
    isWrong?: boolean;
    note?: string;
    shortcut?: string;
  };

/** `isRange` says that Shift was held. */
export function TickBox<const Sent>(props: TickBoxProps<Sent>) {
  const { label, children, look, isTicked, isWrong = false, note, shortcut, actor, event, ...input } = props;
  const isAccepted = useAccepts({ actor, event }, false);
  return (
    <label className={look}>
      <input
        {...input}
        type="checkbox"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        aria-disabled={!isAccepted}
        aria-invalid={isWrong}
        aria-describedby={note || undefined}
        checked={isTicked}
        onChange={({ nativeEvent }) => actor.send(made(event, isWithShift(nativeEvent)))}
      />
      {children}
    </label>
  );
}

const isWithShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;
