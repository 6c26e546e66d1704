import * as css from './dense-row.css.ts';

interface DenseHeadsProps {
  title: string;
  detail: string;
  flags: string;
  note: string;
  since: string;
}

/** The heads of the columns that dense rows have on wide screens. Rows say by themselves what a screen reader needs. */
export const DenseHeads = ({ title, detail, flags, note, since }: DenseHeadsProps) => (
  <div className={css.heads} aria-hidden>
    <span className={css.titleHead}>{title}</span>
    <span className={css.detailHead}>{detail}</span>
    <span className={css.flagsHead}>{flags}</span>
    <span className={css.noteHead}>{note}</span>
    <span className={css.sinceHead}>{since}</span>
  </div>
);
