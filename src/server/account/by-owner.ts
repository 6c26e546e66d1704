/** Who did it, in the audit trail, which keeps no name of a creator. */
export const byOwner = 'the creator';
