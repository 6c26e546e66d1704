import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Language } from '#contract/language.ts';
import type { CalendarReply } from '#contract/own-account.ts';
import type { ReauthenticationRequest } from '#contract/session.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { daysAfter } from '#rules/booking-days.ts';
import { daysOf } from '#rules/derived-trips.ts';
import { tripAddress } from '#rules/trip-address.ts';
import { deleteCalendarAddress, lockAccount } from '../accounts/accounts.ts';
import { lockUnchanged, reauthenticate } from '../accounts/passwords.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import { NotFound } from '../lib/errors.ts';
import { hashToken, newToken } from '../lib/secrets.ts';
import { dayMs } from '../lib/time.ts';
import { letter, type Mail } from '../mail/letter.ts';
import { citiesIn, datesIn, type TripRow } from '../trips/stored-trip.ts';
import { listEveryTrip } from '../trips/trips.ts';
import { findCalendarAddress, findCalendarOwner, listAcceptedBookings, saveCalendarAddress } from './booking.store.ts';
import { parseOffer } from './booking-view.ts';

/** The address itself is shown only when it is created: the database has its hash. */
export async function readCalendar({ database }: Platform, accountId: string): Promise<CalendarReply> {
  const known = await findCalendarAddress(database, accountId);
  return { since: known ? Number(known.createdAt) : null, address: null };
}

const maxAddressesADay = 10;
const addresses = { name: 'calendar_addresses', max: maxAddressesADay, windowMs: dayMs };

/** Replaces the address after re-authentication and mails the owner. */
export async function makeCalendarAddress(
  platform: Platform,
  signedIn: SignedIn,
  { currentPassword }: ReauthenticationRequest,
): Promise<CalendarReply> {
  const account = await reauthenticate(platform, signedIn, currentPassword);
  return inUnitOfWork(platform, async (unit) => {
    const { id: accountId, email, language } = await lockUnchanged(unit, account);
    await takeToken(unit, { ...addresses, subject: accountId }, tooMany);
    const { database, now, publicUrl } = unit;
    const token = newToken();
    await saveCalendarAddress(database, { accountId, tokenHash: hashToken('calendar', token), createdAt: now });
    unit.queueMail({ to: email, language, ...calendarAddressMadeMail(publicUrl, language) });
    return { since: now, address: `${publicUrl}/calendar/${token}.ics` };
  });
}

export function revokeCalendarAddress(platform: Platform, accountId: string): Promise<CalendarReply> {
  return inUnitOfWork(platform, async (unit) => {
    await lockAccount(unit, accountId);
    await deleteCalendarAddress(unit.database, accountId);
    return { since: null, address: null };
  });
}

export async function readCalendarFile(platform: Platform, token: string): Promise<string> {
  const { database, config } = platform;
  const owner = await findCalendarOwner(database, hashToken('calendar', token));
  if (!owner) throw new NotFound();
  return calendarFile(`Vaya · ${owner.username}`, await calendarEvents(platform, owner), config.publicUrl);
}

const tooMany = {
  code: 'tooManyRequests',
  text: {
    en: `You have created ${maxAddressesADay} addresses today. Please try again tomorrow.`,
    tr: `Bugün ${maxAddressesADay} adres oluşturdunuz. Lütfen yarın yeniden deneyin.`,
  },
} as const;

/** Whole days in a calendar. */
interface CalendarEvent {
  /** Stays the same when the dates change. */
  id: string;
  sequence: number;
  changedAt: number;
  title: string;
  places: readonly string[];
  /** Both days are included. */
  from: string;
  to: string;
  address: string;
  isCancelled: boolean;
}

interface CalendarOwner {
  id: string;
  username: string;
}

type CalendarSource = (platform: Platform, owner: CalendarOwner) => Promise<CalendarEvent[]>;

const calendarEvents: CalendarSource = async (platform, owner) =>
  (await Promise.all([eventsOfTrips(platform, owner), eventsOfBookings(platform, owner)])).flat();

/** All-day events: DTEND is exclusive (RFC 5545). */
function calendarFile(name: string, events: readonly CalendarEvent[], publicUrl: string): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: '//Vaya//Calendar//EN', ttl: 60 * 60 });
  for (const event of events)
    calendar.createEvent({
      id: `${event.id}@${new URL(publicUrl).hostname}`,
      sequence: event.sequence,
      stamp: new Date(event.changedAt),
      lastModified: new Date(event.changedAt),
      start: midnightOf(event.from),
      end: midnightOf(daysAfter(event.to, 1)),
      allDay: true,
      timezone: 'UTC',
      summary: printable(event.title),
      location: event.places.length === 0 ? null : printable(event.places.join(', ')),
      url: `${publicUrl}${event.address}`,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return `${calendar.toString()}\r\n`;
}

const midnightOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Control characters would break lines that calendar programs read. */
const printable = (text: string): string => text.replace(/[\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');

/** Accepted bookings; cancelled ones remain as cancelled events. Requests without an answer are left out. */
const eventsOfBookings: CalendarSource = async ({ database }, { id }) =>
  (await listAcceptedBookings(database, id)).map((booking) => ({
    id: `stay-${booking.id}`,
    sequence: booking.moves,
    changedAt: Number(booking.updatedAt),
    title: parseOffer(booking)?.hotelName ?? booking.hotelName,
    places: [parseOffer(booking)?.address ?? booking.cityName],
    from: booking.checkIn,
    to: daysAfter(booking.checkOut, -1),
    address: bookingAddress('creator', booking.id),
    isCancelled: booking.state === 'CANCELLED',
  }));

/** Trips that were published; unpublished ones remain as cancelled events. Drafts are left out. */
const eventsOfTrips: CalendarSource = async ({ database }, { id, username }) =>
  (await listEveryTrip(database, id)).flatMap((trip: TripRow) => {
    const days = daysOf({ dates: datesIn(trip), locations: [] });
    if (days === null || trip.state === 'draft') return [];
    return [
      {
        id: `trip-${trip.id}`,
        sequence: Number(trip.version),
        changedAt: Number(trip.updatedAt),
        title: trip.title,
        places: citiesIn(trip),
        ...days,
        address: tripAddress(username, { _id: trip.id, title: trip.title }),
        isCancelled: trip.state === 'unpublished' || trip.state === 'archived',
      },
    ];
  });

const messages = {
  en: {
    subject: 'Your Vaya calendar has a new secret address',
    heading: 'Your calendar has a new address',
    before: [
      'Someone with your password, probably you, has created a secret address for your calendar. Calendar programs find your trips and stays there. The previous address no longer works.',
      'If this was not you, set a new password. This revokes the address and signs out every device.',
    ],
    label: 'Set a new password',
  },
  tr: {
    subject: 'Vaya takviminizin yeni bir gizli adresi var',
    heading: 'Takviminizin yeni bir adresi var',
    before: [
      'Şifrenizi bilen biri, büyük olasılıkla siz, takviminiz için gizli bir adres oluşturdu. Takvim programları gezilerinizi ve konaklamalarınızı bu adresten okur. Önceki adres artık çalışmıyor.',
      'Siz değilseniz yeni bir şifre belirleyin. Böylece adres iptal edilir ve bütün cihazlardan çıkış yapılır.',
    ],
    label: 'Yeni şifre belirle',
  },
};

function calendarAddressMadeMail(publicUrl: string, language: Language): Mail {
  const { label, ...text } = messages[language];
  const action = { label, url: `${publicUrl}/forgot-password` };
  return { template: 'calendar-address-made', ...letter({ language, ...text, action }) };
}
