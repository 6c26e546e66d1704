import type { BlogChoices } from '#contract/blog.ts';
import type { BlogSavingSnapshot } from './blog-saving.machine.ts';

export type SaveLook = 'idle' | 'saving' | 'saved' | 'error';

/** What the button says. */
export function saveLook(saving: BlogSavingSnapshot): SaveLook {
  if (saving.hasTag('saving')) return 'saving';
  if (saving.matches({ ready: 'saved' })) return 'saved';
  return saving.matches({ ready: 'refused' }) ? 'error' : 'idle';
}

/** For a moment: it is saved at once, without Save. */
export const isOrderSaved = (saving: BlogSavingSnapshot): boolean => saving.matches({ ready: 'orderSaved' });

/** A Save pressed now is queued: the order is sent without the rest of the draft. */
export const isSavingOrder = (saving: BlogSavingSnapshot): boolean =>
  saving.hasTag('saving') && saving.context.sending.isOrder;

export const isConfigMissed = ({ context }: BlogSavingSnapshot): boolean => context.isConfigMissed;

/** Whoever reads it again may have it from oneself. */
export const unansweredIn = (saving: BlogSavingSnapshot): readonly BlogChoices[] => {
  const { lost, sending } = saving.context;
  return saving.matches('saving') ? [...lost, sending.config] : lost;
};

export const conflictsIn = ({ context }: BlogSavingSnapshot) => context.conflicts;

/** Whether what is being saved, or was saved last, holds what somebody else has saved meanwhile. */
export const wasMerged = ({ context }: BlogSavingSnapshot): boolean => context.merges > 0;

/** Whether something was saved since the page was opened. */
export const wasSaved = ({ context }: BlogSavingSnapshot): boolean => context.wasSaved;
