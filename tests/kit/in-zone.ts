import { vi } from 'vitest';

/** The device stands in another zone: for formats that are made from now on, by modules that are loaded from now on. */
export function standIn(timeZone: string): void {
  const { DateTimeFormat } = Intl;
  vi.resetModules();
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(locale, options) {
    return new DateTimeFormat(locale, { timeZone, ...options });
  } as typeof DateTimeFormat);
}
