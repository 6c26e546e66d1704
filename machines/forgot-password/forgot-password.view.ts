import type { ForgotPasswordSnapshot } from './forgot-password.machine.ts';

export const isAsking = (snapshot: ForgotPasswordSnapshot): boolean => snapshot.matches('asking');
export const isAsked = (snapshot: ForgotPasswordSnapshot): boolean => snapshot.matches('asked');
export const isRefused = (snapshot: ForgotPasswordSnapshot): boolean => snapshot.matches({ editing: 'refused' });
export const canAsk = (snapshot: ForgotPasswordSnapshot): boolean => snapshot.can({ type: 'link.ask' });
