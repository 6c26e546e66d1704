import type { CalendarAddressSnapshot } from './calendar-address.machine.ts';

export const isFailed = (calendar: CalendarAddressSnapshot): boolean => calendar.matches('failed');
export const isOn = (calendar: CalendarAddressSnapshot): boolean => calendar.matches('on');
export const isRevoked = (calendar: CalendarAddressSnapshot): boolean => calendar.matches({ off: 'revoked' });
export const isOff = (calendar: CalendarAddressSnapshot): boolean => calendar.matches('off');
