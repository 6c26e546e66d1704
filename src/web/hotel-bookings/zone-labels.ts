export function clockIn(timeZone: string, at: number): { day: string; time: string } {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }): [string, string] => [type, value]),
  );
  const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
  return { day: `${year}-${month}-${day}`, time: `${parts.get('hour')}:${parts.get('minute')}` };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached because they are slow to create. An unknown zone falls back to UTC. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = makeFormat(timeZone) ?? makeFormat('UTC') ?? new Intl.DateTimeFormat('en-GB');
  formats.set(timeZone, format);
  return format;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...digits, hourCycle: 'h23', timeZone });
  } catch {
    return null;
  }
}

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const zoneName = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
