import type { ReactNode } from 'react';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from './banner.tsx';
import { uiMessages } from './ui.messages.ts';

interface RetryBannerProps {
  takesFocus?: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** A request failed and can be sent again. */
export function RetryBanner({ takesFocus = false, onRetry, children }: RetryBannerProps) {
  const ui = useMessages(uiMessages);
  return (
    <Banner tone="danger" takesFocus={takesFocus} actions={[{ label: ui.tryAgain, onPress: onRetry }]}>
      {children}
    </Banner>
  );
}
