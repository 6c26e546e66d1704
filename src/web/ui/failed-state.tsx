import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { uiMessages } from './ui.messages.ts';

interface FailedStateProps {
  words: string;
  /** Where the page has words of its own for it. */
  tryAgain?: string;
  onRetry: () => void;
}

/** In the place of all that somebody came for and that could not be had. Beside what is there a banner tells. */
export function FailedState({ words, tryAgain, onRetry }: FailedStateProps) {
  const ui = useMessages(uiMessages);
  return (
    <div role="alert">
      <EmptyState words={words}>
        <Button onClick={onRetry}>{tryAgain ?? ui.tryAgain}</Button>
      </EmptyState>
    </div>
  );
}
