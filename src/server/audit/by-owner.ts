/** Actor of audit entries for what creators do themselves: their names are not stored. */
export const byOwner = 'the creator';
