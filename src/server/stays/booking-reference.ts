/** What a person may quote when asking about a stay. */
export const referenceOf = (bookingId: string): string =>
  `HB-${bookingId.replace(/\W/g, '').slice(0, 8).toUpperCase()}`;
