import type { BlogSavingSnapshot } from './blog-saving.machine.ts';

export type SaveLook = 'idle' | 'saving' | 'saved' | 'error';

/** What the button says. */
export function saveLook(saving: BlogSavingSnapshot): SaveLook {
  if (saving.hasTag('saving')) return 'saving';
  if (saving.matches({ ready: 'saved' })) return 'saved';
  return saving.matches({ ready: 'refused' }) ? 'error' : 'idle';
}

export const conflictsIn = ({ context }: BlogSavingSnapshot) => context.conflicts;

/** Whether what is being saved, or was saved last, holds what somebody else has saved meanwhile. */
export const wasMerged = ({ context }: BlogSavingSnapshot): boolean => context.merges > 0;

/** Whether something was saved since the page was opened. */
export const wasSaved = ({ context }: BlogSavingSnapshot): boolean => context.wasSaved;
