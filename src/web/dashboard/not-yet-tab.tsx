import { useWords } from '#web/i18n/use-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { dashboardWords } from './dashboard-words.ts';

export function NotYetTab() {
  const { soon } = useWords(dashboardWords);
  return <EmptyState words={soon} />;
}
