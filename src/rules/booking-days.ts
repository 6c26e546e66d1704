/** Days are written YYYY-MM-DD and belong to a time zone: that of the city of the hotel, which is stored with the booking. */
const [minute, hour, day] = [60_000, 60 * 60_000, 24 * 60 * 60_000];

/** Guests leave at noon. */
const leavingHour = 12;

/** A stay has begun with the first moment of its first day. */
export const checkInAt = ({ checkIn, timeZone }: { checkIn: string; timeZone: string }): number =>
  momentOf(checkIn, 0, timeZone);

/** It is over at noon of its last day. */
export const checkOutAt = ({ checkOut, timeZone }: { checkOut: string; timeZone: string }): number =>
  momentOf(checkOut, leavingHour, timeZone);

/** The first moment after a day. */
export const endOfDay = (date: string, timeZone: string): number => momentOf(daysAfter(date, 1), 0, timeZone);

/** Which day it is there. */
export const dayIn = (timeZone: string, moment: number): string =>
  new Date(wallTime(moment, timeZone)).toISOString().slice(0, 10);

/** Whole hours until a moment that is less than a day away; null for any other moment. */
export function hoursUntil(moment: number, now: number): number | null {
  const left = moment - now;
  return left > 0 && left < day ? Math.floor(left / hour) : null;
}

export const tomorrowIn = (timeZone: string, now: number): string => daysAfter(dayIn(timeZone, now), 1);

export const nightsBetween = (checkIn: string, checkOut: string): number =>
  Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / day);

export const daysAfter = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * day).toISOString().slice(0, 10);

/** The first day on which a stay may end. Browsers accept years of five digits while they are typed; those are ignored. */
export const firstCheckOut = (checkIn: string, earliest: string): string =>
  daysAfter(checkIn > earliest && checkIn.length === earliest.length ? checkIn : earliest, 1);

/** What a zone is called here, however it is spelled; null where there is none. */
export function zoneNamed(spelling: string): string | null {
  try {
    return clockOf(spelling).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** When clocks there show an hour of a day: for the first time where they show it twice, and where they skip it as if they did not. */
function momentOf(date: string, hours: number, timeZone: string): number {
  const shown = Date.parse(date) + hours * hour;
  const offsets = [shown - day, shown + day].map((moment) => wallTime(moment, timeZone) - moment);
  const moments = offsets.map((offset) => shown - offset).sort((one, other) => one - other);
  const found = moments.find((moment) => wallTime(moment, timeZone) === shown);
  return found ?? shown - (offsets[0] ?? 0);
}

/** What clocks there show at a moment, to the minute, as if it were the time in Greenwich. */
function wallTime(moment: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day: date = 1, hour: hours = 0, minute: minutes = 0 } = parts;
  return Date.UTC(year, month - 1, date, hours, minutes) + (moment - Math.floor(moment / minute) * minute);
}

/** More than there are named time zones. The bound matters because zone names are case-insensitive input. */
const [maxClocks, maxSpellings] = [500, 1_000];
const clocks = new Map<string, Intl.DateTimeFormat>();
const names = new Map<string, string>();

/** A format is dear to make and to keep, and cheap to use: there is one for each zone, by its one name. */
function clockOf(spelling: string): Intl.DateTimeFormat {
  const known = clocks.get(names.get(spelling) ?? '');
  if (known) return known;
  const made = makeClock(spelling);
  const name = made.resolvedOptions().timeZone;
  const clock = clocks.get(name) ?? made;
  remember(names, maxSpellings, spelling, name);
  remember(clocks, maxClocks, name, clock);
  return clock;
}

function remember<Value>(cache: Map<string, Value>, most: number, key: string, value: Value): void {
  if (cache.size >= most && !cache.has(key)) cache.clear();
  cache.set(key, value);
}

const makeClock = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
