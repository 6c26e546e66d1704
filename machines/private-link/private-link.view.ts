import type { PrivateLinkSnapshot } from './private-link.machine.ts';

export const isLoading = (link: PrivateLinkSnapshot): boolean => link.matches('loading');
export const isBusy = (link: PrivateLinkSnapshot): boolean => link.hasTag('busy');
export const isOff = (link: PrivateLinkSnapshot): boolean => link.matches('off');
export const isOn = (link: PrivateLinkSnapshot): boolean => link.matches('on');
export const isConfirmingReplacement = (link: PrivateLinkSnapshot): boolean =>
  link.matches({ on: 'confirmingReplacement' });
export const isConfirmingRevocation = (link: PrivateLinkSnapshot): boolean =>
  link.matches({ on: 'confirmingRevocation' });
export const isRevoked = (link: PrivateLinkSnapshot): boolean => link.matches({ off: 'revoked' });
export const isClosed = (link: PrivateLinkSnapshot): boolean => link.matches('closed');
export const isMissing = (link: PrivateLinkSnapshot): boolean => link.matches('missing');
export const isFailed = (link: PrivateLinkSnapshot): boolean => link.matches('failed');
