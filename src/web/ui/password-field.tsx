import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import * as css from './field.css.ts';
import { type FieldProps, LaidOutField } from './text-field.tsx';

export function PasswordField(props: Omit<FieldProps, 'type'>) {
  const { ui } = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <LaidOutField {...props} type={isShown ? 'text' : 'password'} look={css.withToggle}>
      <button
        type="button"
        className={css.toggle}
        aria-label={isShown ? ui.hidePassword : ui.showPassword}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
      </button>
    </LaidOutField>
  );
}
