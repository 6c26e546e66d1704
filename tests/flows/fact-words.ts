interface Facts {
  isLatest: boolean;
  account: string;
  application?: string;
  decidedMsAgo?: number;
}

/** What of a record's neighbours is out of the ordinary. */
export function factWords({ isLatest, account, application = 'APPROVED', decidedMsAgo = 0 }: Facts): string {
  if (!isLatest) return ', though there is a later one';
  if (account !== 'pending') return `, though the account is ${account}`;
  if (application !== 'APPROVED') return `, though the application is ${application}`;
  return decidedMsAgo >= 10_000 ? ', after ten seconds' : '';
}
