import type { OwnAccountPageSnapshot } from './own-account-page.machine.ts';

/** The flows of the page, until the account is closed. */
export function flowsIn({ children }: OwnAccountPageSnapshot) {
  const { account, passwordChange, sessions, ending, download, closing, email, emailChange } = children;
  return account && passwordChange && sessions && ending && download && closing && email && emailChange
    ? { account, passwordChange, sessions, ending, download, closing, email, emailChange }
    : null;
}
