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

/** A picture of the device is chosen. The same one may be chosen again. */
export const FileButton = ({ label, name, disabled, isWrong, note, onFile }: FileButtonProps) => (
  <label className={css.file}>
    {label}
    <input
      type="file"
      name={name}
      className={css.input}
      accept="image/jpeg,image/png,image/webp"
      disabled={disabled}
      aria-invalid={isWrong}
      aria-describedby={note}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onFile(file);
        currentTarget.value = '';
      }}
    />
  </label>
);
