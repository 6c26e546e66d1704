import { isSameValue } from '#machines/rules/same-value.ts';
import { emptyDraft } from '../application/application.machine.ts';
import type { ApplicationFlows, ApplicationPageSnapshot } from './application-page.machine.ts';

export const flowsIn = ({ children }: ApplicationPageSnapshot) => children as ApplicationFlows;
export const isResumed = ({ context: { draft } }: ApplicationPageSnapshot): boolean =>
  draft !== null && !isSameValue(draft, emptyDraft);
export const isConfirming = (page: ApplicationPageSnapshot): boolean => page.matches({ open: 'confirming' });
export const isSent = (snapshot: ApplicationPageSnapshot): boolean => snapshot.matches('sent');
