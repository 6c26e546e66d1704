import { useText } from '#web/i18n/use-text.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface FailedStateProps {
  words: string;
  /** Where the page has words of its own for it. */
  tryAgain?: string;
  onRetry: () => void;
}

/** In the place of all that somebody came for and that could not be had. Beside what is there a banner tells. */
export function FailedState({ words, tryAgain, onRetry }: FailedStateProps) {
  const { ui } = useText();
  return (
    <div role="alert">
      <EmptyState words={words}>
        <Button onClick={onRetry}>{tryAgain ?? ui.tryAgain}</Button>
      </EmptyState>
    </div>
  );
}
