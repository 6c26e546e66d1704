import { type FormEvent, type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { Banner } from './banner.tsx';
import * as page from './page.css.ts';
import { EnclosingForm, type MaySend, made, useAccepts } from './use-press.ts';

type FormProps<Event> = MaySend<Event, [data: FormData]> & {
  isBusy: boolean;
  /** The server's error, or the text in its place. */
  refusal?: string | null;
  className?: string;
  id?: string;
  /** Follows the event. */
  onSubmit?: (form: HTMLFormElement) => void;
  onWrite?: (data: FormData) => void;
  children: ReactNode;
};

/** The browser neither submits nor validates it: a machine does both. Its submit button is enabled while the event is accepted. */
export function Form<const Event>({
  isBusy,
  refusal = null,
  className = page.form,
  children,
  ...form
}: FormProps<Event>) {
  const { actor, event, id, onSubmit, onWrite } = form;
  const [isSummarised, setSummarised] = useState(false);
  const [data, setData] = useState(() => new FormData());
  const isOpen = useAccepts<Event, [FormData]>(form, data);
  const enclosing = useMemo(() => ({ isOpen, isSummarised, setSummarised }), [isOpen, isSummarised]);
  const reads = typeof event === 'function';
  const read = (written: HTMLFormElement) => {
    const next = new FormData(written);
    if (reads) setData(next);
    onWrite?.(next);
  };
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (actor) actor.send(made(event, new FormData(submitted.currentTarget)));
    onSubmit?.(submitted.currentTarget);
  };
  return (
    <form
      id={id}
      className={className}
      noValidate
      aria-busy={isBusy}
      onMouseDown={keepFieldFocused}
      onSubmit={submit}
      {...((reads || onWrite) && { onChange: ({ currentTarget }) => read(currentTarget) })}
    >
      {refusal === null ? null : (
        <Banner tone="danger" takesFocus>
          {refusal}
        </Banner>
      )}
      <EnclosingForm value={enclosing}>{children}</EnclosingForm>
    </form>
  );
}

/** Pressing a submit button does not leave the field: its error would move the button away before the click. */
function keepFieldFocused(event: MouseEvent<HTMLFormElement>) {
  const pressed = event.target instanceof Element ? event.target.closest('button') : null;
  if (pressed?.type === 'submit' && pressed.ariaDisabled !== 'true') event.preventDefault();
}
