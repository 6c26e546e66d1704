import type { ContinuedDraftSnapshot } from './continued-draft.machine.ts';

export const isLoading = (snapshot: ContinuedDraftSnapshot): boolean => snapshot.matches('loading');
export const isForm = (snapshot: ContinuedDraftSnapshot): boolean => snapshot.hasTag('form');
export const isContinuing = (snapshot: ContinuedDraftSnapshot): boolean => snapshot.matches('continuing');
export const isRefused = (snapshot: ContinuedDraftSnapshot): boolean => snapshot.matches({ ready: 'refused' });
export const isKept = (snapshot: ContinuedDraftSnapshot): boolean => snapshot.matches('kept');
export const hasEnded = (snapshot: ContinuedDraftSnapshot): boolean => snapshot.hasTag('over');
export const canRetry = (snapshot: ContinuedDraftSnapshot): boolean => snapshot.can({ type: 'call.retry' });

export const fateOf = ({ value }: ContinuedDraftSnapshot): 'unknown' | 'used' | 'expired' | 'failed' =>
  value === 'unknown' || value === 'used' || value === 'expired' ? value : 'failed';
