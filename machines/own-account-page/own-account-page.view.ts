import type { OwnAccountFlows, OwnAccountPageSnapshot } from './own-account-page.machine.ts';

/** Null once the account is closed. */
export const flowsIn = ({ children }: OwnAccountPageSnapshot): OwnAccountFlows | null =>
  children.account ? (children as OwnAccountFlows) : null;
