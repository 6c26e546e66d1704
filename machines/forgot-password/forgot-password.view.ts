import type { ForgotPasswordSnapshot } from './forgot-password.machine.ts';

export const isSubmitting = (snapshot: ForgotPasswordSnapshot): boolean => snapshot.matches('submitting');
export const isSent = (snapshot: ForgotPasswordSnapshot): boolean => snapshot.matches('sent');
export const isRefused = (snapshot: ForgotPasswordSnapshot): boolean => snapshot.matches({ editing: 'refused' });
export const isUnfit = (snapshot: ForgotPasswordSnapshot): boolean => snapshot.matches({ editing: 'unfit' });
export const canSubmit = (snapshot: ForgotPasswordSnapshot): boolean => snapshot.can({ type: 'link.ask' });
