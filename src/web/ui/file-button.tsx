import * as css from './field.css.ts';
import type { OnFiles } from './given-files.ts';

interface FileButtonProps {
  label: string;
  name: string;
  readOnly: boolean;
  isWrong: boolean;
  note: string;
  isMultiple?: boolean;
  onFiles: OnFiles;
}

/** Resets the input, so that the same file can be chosen again. Stays focusable while it is read-only. */
export const FileButton = ({ label, name, readOnly, isWrong, note, isMultiple = false, onFiles }: FileButtonProps) => (
  <label className={css.file}>
    {label}
    <input
      type="file"
      name={name}
      className={css.fileButtonInput}
      multiple={isMultiple}
      accept="image/jpeg,image/png,image/webp"
      aria-disabled={readOnly}
      onClick={(event) => (readOnly ? event.preventDefault() : undefined)}
      aria-invalid={isWrong}
      aria-describedby={note}
      onChange={({ currentTarget }) => {
        const [file, ...others] = currentTarget.files ?? [];
        if (file && !readOnly) onFiles([file, ...others]);
        currentTarget.value = '';
      }}
    />
  </label>
);
