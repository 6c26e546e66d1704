import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './field.css.ts';
import { type FieldProps, LaidOutField } from './text-field.tsx';
import { uiMessages } from './ui.messages.ts';

export function PasswordField(props: Omit<FieldProps, 'type'>) {
  const ui = useMessages(uiMessages);
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
