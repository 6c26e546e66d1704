import { Link } from 'react-router-dom';
import type { ComparedCreator } from '#contract/sponsor.ts';
import type { ReferenceListsActor } from '#machines/reference-lists/reference-lists.machine.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { currentCity } from '#rules/derived-trips.ts';
import { daysLabel, wholeCount } from '#rules/directory-labels.ts';
import { placeLabel } from '#rules/place-label.ts';
import { platforms, socialAddress } from '#rules/social-account.ts';
import { blogNames } from '#web/i18n/blog-names.messages.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import { StayBadge } from '#web/ui/stay-badge.tsx';
import * as css from './comparison.css.ts';
import { comparisonMessages } from './comparison.messages.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { comingTrips } from './trip-months.ts';
import { useNames } from './use-names.ts';

type Creator = ComparedCreator['creator'];

export interface Trait {
  id: string;
  name: string;
  level: string | null;
}

export function useTraits(lists: ReferenceListsActor): { title: string; of: (creator: Creator) => Trait[] }[] {
  const messages = useMessages(discoveryMessages);
  const nameOf = useNames({ lists });
  const levels: Record<string, string> = useMessages(blogNames).levels;
  const levelOf = (level: string) => levels[level.toUpperCase()] ?? level;
  return [
    {
      title: messages.expertise,
      of: ({ expertises }) =>
        expertises.map(({ expertise: { _id, name }, level }) => ({
          id: _id,
          name: nameOf('expertise', _id, name),
          level: levelOf(level),
        })),
    },
    {
      title: messages.languages,
      of: ({ languages }) =>
        languages.map(({ language: { _id, name }, proficiency }) => ({
          id: _id,
          name: nameOf('language', _id, name),
          level: levelOf(proficiency),
        })),
    },
    {
      title: messages.services,
      of: ({ services }) => services.map((id) => ({ id, name: nameOf('service', id), level: null })),
    },
    {
      title: messages.offers,
      of: ({ serviceOffers }) =>
        serviceOffers.map(({ _id, name }) => ({ id: _id, name: nameOf('offer', _id, name), level: null })),
    },
  ];
}

export function Whereabouts({ creator: { publishedVayas, locations }, today }: { creator: Creator; today: string }) {
  const messages = useMessages(discoveryMessages);
  const cityName = useCityName();
  const current = currentCity(publishedVayas, today);
  return (
    <>
      <ul className={css.traits}>
        {locations.map((location) => (
          <li key={location._id}>
            {placeLabel(cityName(location.cityName), location.stateName) || messages.unknownLocation}
          </li>
        ))}
      </ul>
      {current === null ? null : (
        <p className={css.small}>
          {messages.currently} {cityName(current)}
        </p>
      )}
    </>
  );
}

const networks = { instagram: 'Instagram', youtube: 'YouTube', tiktok: 'TikTok' } as const;

export function Followers({ creator, most }: { creator: Creator; most: number }) {
  const messages = useMessages(comparisonMessages);
  const language = useLanguage();
  const { followersCount, socialMediaAccounts: social, enteredFollowers: entered, fullName } = creator;
  return (
    <>
      <p className={css.figure}>{wholeCount(followersCount, language)}</p>
      {most === 0 ? null : (
        <svg className={css.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
          <rect width={(followersCount / most) * 100} height="6" className={css.filled} />
        </svg>
      )}
      <ul className={css.networks}>
        {platforms.map((platform) => {
          const to = socialAddress(platform, social[platform]);
          const count = entered?.[platform] ?? null;
          return to === null ? null : (
            <li key={platform}>
              <a
                href={to.href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={messages.on(networks[platform], fullName)}
              >
                {networks[platform]}
              </a>
              {count === null ? null : ` ${wholeCount(count, language)}`}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const maxTrips = 3;

export function ComingTrips({ creator, today }: { creator: Creator; today: string }) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(comparisonMessages);
  const language = useLanguage();
  const cityName = useCityName();
  const coming = comingTrips(creator.publishedVayas, today);
  const { totalVayaCount: count } = creator;
  return (
    <>
      {coming.length === 0 ? (
        <p className={css.empty}>{count === 0 ? messages.none : messages.noNext}</p>
      ) : (
        <ul className={css.trips}>
          {coming.slice(0, maxTrips).map((trip) => (
            <li key={trip._id}>
              <strong dir="auto">{cityName(trip.locations[0]?.cityName ?? trip.title)}</strong>
              <span className={css.days}>{daysLabel(trip, language)}</span>
            </li>
          ))}
        </ul>
      )}
      {count === 0 ? null : (
        <p className={css.small}>{messages.inAll(discovery.trips(count, wholeCount(count, language)))}</p>
      )}
    </>
  );
}

export function Invitation({ column: { creator, invitation } }: { column: ComparedCreator }) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(comparisonMessages);
  return (
    <div className={css.steps}>
      {invitation === null ? (
        <p className={css.empty}>{messages.noInvitation}</p>
      ) : (
        <Link to={bookingAddress('sponsor', invitation._id)}>
          <StayBadge state={invitation.state} />
        </Link>
      )}
      <Link to={`/invitations/new?creator=${creator._id}`} className={button.secondary}>
        {discovery.inviteToStay}
      </Link>
    </div>
  );
}
