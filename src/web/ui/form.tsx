import type { FormEvent, ReactNode } from 'react';
import { Banner } from './banner.tsx';
import * as page from './page.css.ts';

interface FormProps {
  isBusy: boolean;
  /** What the server said against it, or what is said in its place. */
  refusal?: string | null;
  className?: string;
  onSubmit: (form: HTMLFormElement) => void;
  /** Something of it was typed or chosen. */
  onWrite?: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** The browser neither sends it nor speaks of its fields: a flow does. */
export function Form({ isBusy, refusal = null, className = page.form, onSubmit, onWrite, children }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <form
      className={className}
      noValidate
      aria-busy={isBusy}
      onSubmit={submit}
      {...(onWrite && { onChange: ({ currentTarget }) => onWrite(currentTarget) })}
    >
      {refusal === null ? null : (
        <Banner tone="danger" takesFocus>
          {refusal}
        </Banner>
      )}
      {children}
    </form>
  );
}
