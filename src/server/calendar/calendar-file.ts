import type { CalendarEvent } from './calendar-events.ts';

/** A calendar as RFC 5545 writes it: whole days, of which the end is the first that is none any more. */
export function calendarFile(name: string, events: readonly CalendarEvent[], publicUrl: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vaya//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap((event) => eventLines(event, publicUrl)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = (event: CalendarEvent, publicUrl: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.id}@${new URL(publicUrl).hostname}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${stamp(event.changedAt)}`,
  `LAST-MODIFIED:${stamp(event.changedAt)}`,
  `DTSTART;VALUE=DATE:${plain(event.from)}`,
  `DTEND;VALUE=DATE:${plain(dayAfter(event.to))}`,
  `SUMMARY:${escaped(event.title)}`,
  ...(event.places.length === 0 ? [] : [`LOCATION:${escaped(event.places.join(', '))}`]),
  `URL:${publicUrl}${event.address}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const stamp = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');
const plain = (day: string): string => day.replaceAll('-', '');
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

const longest = 75;

/** A line has so many bytes at most, and goes on behind a blank; no letter is cut in two. */
function folded(line: string): string {
  let [all, length] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (length + size > longest) {
      all += '\r\n ';
      length = 1;
    }
    all += letter;
    length += size;
  }
  return all;
}
