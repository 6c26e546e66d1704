import type { InvitationSettingsSnapshot } from './invitation-settings.machine.ts';

export const isKnown = (settings: InvitationSettingsSnapshot): boolean => settings.matches('known');
export const isMissing = (settings: InvitationSettingsSnapshot): boolean => settings.matches('missing');
export const isFailed = (settings: InvitationSettingsSnapshot): boolean =>
  settings.matches('failed') || settings.matches({ known: 'unsaved' });
export const isSaving = (settings: InvitationSettingsSnapshot): boolean => settings.matches({ known: 'saving' });
export const isSaved = (settings: InvitationSettingsSnapshot): boolean => settings.matches({ known: 'saved' });
