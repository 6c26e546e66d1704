import { Link } from 'react-router-dom';
import type { Booking } from '#contract/hotel-booking.ts';
import type { Role } from '#contract/session.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { platformNames } from './platform-names.ts';
import { nightsOf, untilOf } from './stay-labels.ts';
import * as css from './stay-page.css.ts';
import { DayTile } from './stay-row.tsx';
import { whoseDays } from './step-labels.ts';
import { type StayText, useStayText } from './use-stay-text.ts';

type Fact = [label: string, value: string];

interface SummaryProps {
  booking: Booking;
  by: Role;
  addressOf: (id: string) => string;
}

export function StaySummary({ booking, by, addressOf }: SummaryProps) {
  const text = useStayText();
  return (
    <aside className={css.summary} aria-labelledby="summary">
      <h2 id="summary" className={css.subtitle}>
        {text.summary}
      </h2>
      {booking.checkIn === '' ? null : (
        <>
          <div className={css.tiles}>
            <Day label={text.checkIn} day={booking.checkIn} />
            <span className={css.nights}>{text.nights(nightsOf(booking))}</span>
            <Day label={text.checkOut} day={booking.checkOut} />
          </div>
          <p className={css.hint}>{whoseDays(booking, text)}</p>
          <Facts facts={factsOf(booking, text)} />
        </>
      )}
      <ForTrip booking={booking} by={by} />
      {booking.replaces === null ? null : (
        <OtherStay sentence={text.before} to={addressOf(booking.replaces)} label={text.openOther} />
      )}
      {booking.replacedBy === null ? null : (
        <OtherStay sentence={text.instead} to={addressOf(booking.replacedBy)} label={text.openOther} />
      )}
    </aside>
  );
}

export function OfferCard({ booking, offer }: { booking: Booking; offer: NonNullable<Booking['offer']> }) {
  const text = useStayText();
  const language = useLanguage();
  return (
    <section className={css.offer} aria-labelledby="offer">
      <h2 id="offer" className={css.subtitle}>
        {text.offer}
      </h2>
      <p className={css.offerHotel} dir="auto">
        {offer.hotelName}
      </p>
      <Facts
        facts={[
          [text.address, offer.address],
          [text.terms, offer.terms],
          [text.replyBy, booking.state === 'OFFERED' ? untilOf(offer.replyBy, booking, text, language) : ''],
        ]}
      />
    </section>
  );
}

const Day = ({ label, day }: { label: string; day: string }) => (
  <div className={css.day}>
    <span className={css.term}>{label}</span>
    <DayTile day={day} />
    <time dateTime={day} className={css.hiddenDay}>
      {day}
    </time>
  </div>
);

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
  const text = useStayText();
  if (tripId === null) return null;
  if (trip === null) return <p className={css.other}>{text.tripGone}</p>;
  const title = trip.title || text.untitledTrip;
  const address = `${blogAddress(creator.username)}/trips/${encodeURIComponent(trip._id)}`;
  return (
    <p className={css.other}>
      {text.forTrip} {by === 'creator' ? <Link to={address}>{title}</Link> : <bdi>{title}</bdi>}
    </p>
  );
}

const OtherStay = ({ sentence, to, label }: { sentence: string; to: string; label: string }) => (
  <p className={css.other}>
    {sentence} <Link to={to}>{label}</Link>
  </p>
);

const factsOf = (booking: Booking, text: StayText): Fact[] => [
  [text.hotel, booking.hotelName],
  [text.city, booking.cityName],
  [text.creator, booking.creator.fullName],
  [text.host, booking.sponsor?.fullName ?? ''],
  [
    text.guests,
    [text.adults(booking.adults), booking.children > 0 ? text.children(booking.children) : '']
      .filter(Boolean)
      .join(', '),
  ],
  [text.rooms, text.roomCount(booking.rooms)],
  [text.stayType, text.stayTypes[booking.stayType]],
  [
    text.deliverables,
    booking.deliverables
      .map(({ platform, kind, count }) => text.deliverable(count, text.kinds[kind], platformNames[platform]))
      .join('\n'),
  ],
  [text.budget, booking.budgetPerNight === null ? '' : `${booking.budgetPerNight} ${booking.currency ?? ''}`],
  [text.specialRequests, booking.specialRequests],
  [text.word, booking.word],
  [text.phone, booking.contactPhone],
  [text.outcome, booking.outcome === null ? '' : text.outcomes[booking.outcome]],
];
