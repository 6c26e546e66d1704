/** A short reference that people can quote. */
export const referenceOf = (bookingId: string): string =>
  `HB-${bookingId.replace(/\W/g, '').slice(0, 8).toUpperCase()}`;
