import X from 'lucide-react/icons/x';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './chip.css.ts';
import { uiMessages } from './ui.messages.ts';

interface ChipProps {
  label: string;
  onRemove?: () => void;
}

export function Chip({ label, onRemove }: ChipProps) {
  const ui = useMessages(uiMessages);
  return (
    <span className={onRemove ? css.removable : css.chip}>
      <span className={css.label} title={label}>
        {label}
      </span>
      {onRemove ? (
        <button type="button" className={css.remove} aria-label={ui.remove(label)} onClick={onRemove}>
          <X size={16} aria-hidden />
        </button>
      ) : null}
    </span>
  );
}
