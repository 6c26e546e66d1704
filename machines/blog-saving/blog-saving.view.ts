import type { BlogSavingSnapshot } from './blog-saving.machine.ts';

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'error';

export function saveStatus(saving: BlogSavingSnapshot): SaveStatus {
  if (saving.hasTag('saving')) return 'saving';
  if (saving.matches({ ready: 'saved' })) return 'saved';
  return saving.matches({ ready: 'notSaved' }) ? 'error' : 'idle';
}

export const isOrderSaved = (saving: BlogSavingSnapshot): boolean => saving.matches({ ready: 'orderSaved' });

export const isConfigMissing = ({ context }: BlogSavingSnapshot): boolean => context.isConfigMissing;

/** Whether the current or last save included changes of another tab. */
export const wasMerged = ({ context }: BlogSavingSnapshot): boolean => context.merges > 0;

export const isSaved = (saving: BlogSavingSnapshot): boolean => saving.hasTag('saved');
