import './stage-storage.ts';
import '#web/ui/fonts.css.ts';
import '#web/ui/reset.css.ts';
import { createRoot } from 'react-dom/client';
import { startTheme } from '#web/ui/theme-store.ts';
import { openStage } from './open-stage.tsx';

startTheme();
void open(new URLSearchParams(location.search));

async function open(params: URLSearchParams): Promise<void> {
  const root = document.getElementById('root');
  try {
    if (!root) throw new Error('The page has no element for the screen.');
    window.stage = await openStage(params.get('flow') ?? '', createRoot(root));
  } catch (failure) {
    window.stageFailure = failure instanceof Error ? failure.message : String(failure);
  }
}
