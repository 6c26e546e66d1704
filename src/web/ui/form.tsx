import { type FormEvent, type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { Banner } from './banner.tsx';
import * as page from './page.css.ts';
import { SummarisedForm } from './summarised.ts';

interface FormProps {
  isBusy: boolean;
  /** The server's error, or the text in its place. */
  refusal?: string | null;
  className?: string;
  onSubmit: (form: HTMLFormElement) => void;
  onWrite?: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** The browser neither submits nor validates it: a machine does both. */
export function Form({ isBusy, refusal = null, className = page.form, onSubmit, onWrite, children }: FormProps) {
  const [isSummarised, setSummarised] = useState(false);
  const summarised = useMemo(() => ({ isSummarised, setSummarised }), [isSummarised]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <form
      className={className}
      noValidate
      aria-busy={isBusy}
      onMouseDown={keepFieldFocused}
      onSubmit={submit}
      {...(onWrite && { onChange: ({ currentTarget }) => onWrite(currentTarget) })}
    >
      {refusal === null ? null : (
        <Banner tone="danger" takesFocus>
          {refusal}
        </Banner>
      )}
      <SummarisedForm value={summarised}>{children}</SummarisedForm>
    </form>
  );
}

/** Pressing a submit button does not leave the field: its error would move the button away before the click. */
function keepFieldFocused(event: MouseEvent<HTMLFormElement>) {
  const pressed = event.target instanceof Element ? event.target.closest('button') : null;
  if (pressed?.type === 'submit' && pressed.ariaDisabled !== 'true') event.preventDefault();
}
