import { Link } from 'react-router-dom';
import type { Booking } from '#contract/hotel-booking.ts';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { dayLabel, isDay } from '#rules/day-labels.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { nightsOf, platformNames, untilOf, whoseDays } from './stay-labels.ts';
import * as css from './stay-page.css.ts';
import { DayTile } from './stay-row.tsx';
import { type StayMessages, useStayMessages } from './use-stay-messages.ts';

type Fact = [label: string, value: string];

interface SummaryProps {
  booking: Booking;
  by: Role;
  addressOf: (id: string) => string;
}

export function StaySummary({ booking, by, addressOf }: SummaryProps) {
  const messages = useStayMessages();
  const language = useLanguage();
  const nights = nightsOf(booking);
  return (
    <aside className={css.summary} aria-labelledby="summary">
      <h2 id="summary" className={css.subtitle}>
        {messages.summary}
      </h2>
      {booking.checkIn === '' ? null : (
        <>
          <div className={css.tiles}>
            <Day label={messages.checkIn} day={booking.checkIn} />
            {nights === null ? null : <span className={css.nights}>{messages.nights(nights)}</span>}
            <Day label={messages.checkOut} day={booking.checkOut} />
          </div>
          {booking.state === null ? null : <p className={css.hint}>{whoseDays(booking, messages, language)}</p>}
        </>
      )}
      <Facts facts={factsOf(booking, messages, language)} />
      <ForTrip booking={booking} by={by} />
      {booking.replaces === null ? null : (
        <OtherStay sentence={messages.replaces} to={addressOf(booking.replaces)} label={messages.openOther} />
      )}
      {booking.replacedBy === null ? null : (
        <OtherStay sentence={messages.replacedBy} to={addressOf(booking.replacedBy)} label={messages.openOther} />
      )}
    </aside>
  );
}

export function HostMessage({ booking: { word }, by }: Pick<SummaryProps, 'booking' | 'by'>) {
  const messages = useStayMessages();
  return (
    <section className={css.message} aria-labelledby="message">
      <h2 id="message" className={css.subtitle}>
        {by === 'sponsor' ? messages.ownMessage : messages.hostMessage}
      </h2>
      <p className={css.quote} dir="auto">
        {word}
      </p>
    </section>
  );
}

export function OfferCard({ booking, offer }: { booking: Booking; offer: NonNullable<Booking['offer']> }) {
  const messages = useStayMessages();
  const language = useLanguage();
  return (
    <section className={css.offer} aria-labelledby="offer">
      <h2 id="offer" className={css.subtitle}>
        {messages.offer}
      </h2>
      <p className={css.offerHotel} dir="auto">
        {offer.hotelName}
      </p>
      <Facts
        facts={[
          [messages.address, offer.address],
          [messages.terms, offer.terms],
          [messages.replyBy, booking.state === 'OFFERED' ? untilOf(offer.replyBy, booking, messages, language) : ''],
        ]}
      />
    </section>
  );
}

function Day({ label, day }: { label: string; day: string }) {
  const language = useLanguage();
  return (
    <dl className={css.day}>
      <dt className={css.term}>{label}</dt>
      <dd className={css.value}>
        <DayTile day={day} />
        {isDay(day) ? (
          <time dateTime={day} className={css.hiddenDay}>
            {dayLabel(day, language)}
          </time>
        ) : (
          day
        )}
      </dd>
    </dl>
  );
}

/** Longer values take a row of their own. */
const maxShortValue = 60;

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <div key={label} className={value.length > maxShortValue ? css.wholeFact : css.fact}>
          <dt className={css.term}>{label}</dt>
          <dd className={css.value} dir="auto">
            {value}
          </dd>
        </div>
      ))}
  </dl>
);

function ForTrip({ booking: { trip, tripId, creator }, by }: Pick<SummaryProps, 'booking' | 'by'>) {
  const messages = useStayMessages();
  if (tripId === null) return null;
  if (trip === null) return <p className={css.other}>{messages.tripDeleted}</p>;
  const title = trip.title || messages.untitledTrip;
  const address = `${blogAddress(creator.username)}/trips/${encodeURIComponent(trip._id)}`;
  return (
    <p className={css.other}>
      {messages.forTrip} {by === 'creator' ? <Link to={address}>{title}</Link> : <bdi>{title}</bdi>}
    </p>
  );
}

const OtherStay = ({ sentence, to, label }: { sentence: string; to: string; label: string }) => (
  <p className={css.other}>
    {sentence} <Link to={to}>{label}</Link>
  </p>
);

const factsOf = (booking: Booking, messages: StayMessages, language: Language): Fact[] => [
  [messages.hotel, booking.hotelName],
  [messages.city, cityNameIn(booking.cityName, language)],
  [messages.creator, booking.creator.fullName],
  [messages.host, booking.sponsor?.fullName ?? ''],
  [
    messages.guests,
    [
      booking.adults > 0 ? messages.adults(booking.adults) : '',
      booking.children > 0 ? messages.children(booking.children) : '',
    ]
      .filter(Boolean)
      .join(', '),
  ],
  [messages.rooms, booking.rooms > 0 ? messages.roomCount(booking.rooms) : ''],
  [messages.stayType, booking.stayType === null ? '' : messages.stayTypes[booking.stayType]],
  [
    messages.deliverables,
    booking.deliverables
      .map(({ platform, kind, count }) => `${count} ${platformNames[platform]} ${messages.kinds[kind](count)}`)
      .join('\n'),
  ],
  [messages.budget, booking.budgetPerNight === null ? '' : `${booking.budgetPerNight} ${booking.currency ?? ''}`],
  [messages.specialRequests, booking.specialRequests],
  [messages.phone, booking.contactPhone],
  [messages.outcome, booking.outcome === null ? '' : messages.outcomes[booking.outcome]],
];
