import * as css from './icon-button.css.ts';
import { iconButton } from './icon-button.css.ts';
import { type PressProps, usePress } from './use-press.ts';

type ToolProps<Event> = PressProps<Event> & { label: string; isPressed?: boolean };

export const Tool = <const Event,>({ label, isPressed, ...props }: ToolProps<Event>) => {
  const press = usePress(props as PressProps<Event>);
  return (
    <button
      {...press}
      className={`${iconButton} ${css.tool}`}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
    />
  );
};
