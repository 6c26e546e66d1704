import type { MailChoicesSnapshot } from './mail-choices.machine.ts';

export const isLoading = (snapshot: MailChoicesSnapshot): boolean => snapshot.matches('loading');
export const isFailed = (snapshot: MailChoicesSnapshot): boolean => snapshot.matches('failed');
export const isSaving = (snapshot: MailChoicesSnapshot): boolean => snapshot.matches('saving');
export const isSaved = (snapshot: MailChoicesSnapshot): boolean => snapshot.matches('saved');
export const isUnsaved = (snapshot: MailChoicesSnapshot): boolean => snapshot.matches('unsaved');
