import * as css from './spinner.css.ts';

export const Spinner = ({ words }: { words: string }) => (
  <div role="status" className={css.spinner}>
    <span className={css.ring} aria-hidden />
    <span>{words}</span>
  </div>
);

export const WholeSpinner = ({ words }: { words: string }) => (
  <div className={css.wholePage}>
    <Spinner words={words} />
  </div>
);
