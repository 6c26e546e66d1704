import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as css from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';

export function BrokenPage() {
  const { shell, ui } = useText();
  return (
    <Page title={shell.brokenTitle}>
      <div className={css.centred} role="alert">
        <Heading>{shell.brokenTitle}</Heading>
        <EmptyState words={shell.broken}>
          <Button onClick={() => location.reload()}>{ui.tryAgain}</Button>
        </EmptyState>
      </div>
    </Page>
  );
}
