import * as css from './file-button.css.ts';

interface FileButtonProps {
  /** What it says is what it does now. */
  label: string;
  name: string;
  disabled: boolean;
  isWrong: boolean;
  /** The id of what is said beside it. */
  note: string;
  onFile: (file: File) => void;
}

/** A picture of the device is chosen. The same one may be chosen again. While disabled it keeps the focus: its neighbour may remove the picture. */
export const FileButton = ({ label, name, disabled, isWrong, note, onFile }: FileButtonProps) => (
  <label className={css.file}>
    {label}
    <input
      type="file"
      name={name}
      className={css.input}
      accept="image/jpeg,image/png,image/webp"
      aria-disabled={disabled}
      onClick={(event) => (disabled ? event.preventDefault() : undefined)}
      aria-invalid={isWrong}
      aria-describedby={note}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file && !disabled) onFile(file);
        currentTarget.value = '';
      }}
    />
  </label>
);
