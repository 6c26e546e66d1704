import type { KeptTripDraft } from '#machines/trip-editing/trip-editing.machine.ts';
import { tabShelf } from '#web/ui/shelf.ts';

interface Whose {
  owner: string | null;
  tripId: string;
}

/** Another one is another draft: what was kept under it is as good as none. */
const keptVersion = 2;
const nameOf = ({ tripId }: Whose) => `trip.${tripId}`;

/** A reload finds a trip as it was left, where it was not saved; nobody else does. */
export function keptTrip(whose: Whose): KeptTripDraft | null {
  const { keptVersion: version, owner, kept } = Object(tabShelf.read(nameOf(whose)));
  return version === keptVersion && owner === whose.owner && isKept(kept) ? kept : null;
}

/** What is saved needs not be kept. */
export function keepTrip(whose: Whose, kept: KeptTripDraft | null): void {
  if (kept === null) tabShelf.clear(nameOf(whose));
  else tabShelf.write(nameOf(whose), { keptVersion, owner: whose.owner, kept });
}

function isKept(value: unknown): value is KeptTripDraft {
  const { draft, version, base, lost } = Object(value);
  return typeof version === 'number' && Array.isArray(lost) && [draft, base, ...lost].every(isDraft);
}

function isDraft(value: unknown): boolean {
  const { title, dates, places, itinerary } = Object(value);
  return typeof title === 'string' && [dates, places, itinerary].every(Array.isArray);
}
