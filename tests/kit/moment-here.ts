const format = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
});

/** An instant as a person reads it in the zone of this device: "1 Jun 2026, 11:59". */
export const momentHere = (instant: string): string => format.format(Date.parse(instant));
