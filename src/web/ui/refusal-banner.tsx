import type { ReactNode } from 'react';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from './banner.tsx';
import { uiMessages } from './ui.messages.ts';

interface RefusalBannerProps {
  takesFocus?: boolean;
  onDismiss: () => void;
  children: ReactNode;
}

/** An action was not carried out. It takes the focus because the button that was pressed may be gone. */
export function RefusalBanner({ takesFocus = true, onDismiss, children }: RefusalBannerProps) {
  const ui = useMessages(uiMessages);
  return (
    <Banner tone="danger" takesFocus={takesFocus} actions={[{ label: ui.dismiss, onPress: onDismiss }]}>
      {children}
    </Banner>
  );
}
