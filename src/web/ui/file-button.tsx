import * as css from './file-button.css.ts';

interface FileButtonProps {
  label: string;
  name: string;
  readOnly: boolean;
  isWrong: boolean;
  note: string;
  onFile: (file: File) => void;
}

/** Resets the input, so that the same file can be chosen again. Stays focusable while it is read-only. */
export const FileButton = ({ label, name, readOnly, isWrong, note, onFile }: FileButtonProps) => (
  <label className={css.file}>
    {label}
    <input
      type="file"
      name={name}
      className={css.input}
      accept="image/jpeg,image/png,image/webp"
      aria-disabled={readOnly}
      onClick={(event) => (readOnly ? event.preventDefault() : undefined)}
      aria-invalid={isWrong}
      aria-describedby={note}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file && !readOnly) onFile(file);
        currentTarget.value = '';
      }}
    />
  </label>
);
