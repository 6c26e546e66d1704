/** A short reference that people can quote: VA-… for an application, HB-… for a booking. */
export const referenceOf = (prefix: 'VA' | 'HB', id: string): string =>
  `${prefix}-${id.replace(/\W/g, '').slice(0, 8).toUpperCase()}`;
