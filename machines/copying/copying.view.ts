import type { CopyingSnapshot } from './copying.machine.ts';

export const isCopied = (copying: CopyingSnapshot): boolean => copying.matches('copied');
export const isNotCopied = (copying: CopyingSnapshot): boolean => copying.matches('notCopied');
