import type { SharingSnapshot } from './sharing.machine.ts';

export const isCopied = (sharing: SharingSnapshot): boolean => sharing.matches('copied');
export const isNotCopied = (sharing: SharingSnapshot): boolean => sharing.matches('notCopied');
