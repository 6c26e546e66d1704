import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { uiMessages } from './ui.messages.ts';

interface FailedStateProps {
  words: string;
  tryAgain?: string;
  onRetry: () => void;
}

export function FailedState({ words, tryAgain, onRetry }: FailedStateProps) {
  const ui = useMessages(uiMessages);
  return (
    <div role="alert">
      <EmptyState spot="failed" words={words}>
        <Button onClick={onRetry}>{tryAgain ?? ui.tryAgain}</Button>
      </EmptyState>
    </div>
  );
}
