/** What staff can do that is written down, in the order of a creator's way. A screen has words for every one. */
export type DeedName =
  | 'application.approve'
  | 'application.reject'
  | 'application.reopen'
  | 'application.undo'
  | 'bank.verify'
  | 'bank.return'
  | 'bank.reissue'
  | 'bank.reveal'
  | 'account.activate'
  | 'account.suspend'
  | 'account.reinstate'
  | 'account.close'
  | 'sponsor.invite'
  | 'sponsor.suspend'
  | 'sponsor.reinstate'
  | 'mail.requeue';
