import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { KeyboardEvent } from 'react';
import type { CreatorItem } from '#contract/creator.ts';
import type { CreatorProfileActor } from '#machines/creator-profile/creator-profile.machine.ts';
import { wholeCount } from '#rules/directory-labels.ts';
import { placeLabel } from '#rules/place-label.ts';
import { blogNames } from '#web/i18n/blog-names.messages.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { BookmarkButton } from './creator-card.tsx';
import * as css from './creator-modal.css.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { Contact, ShortlistNote } from './modal-aside.tsx';
import { AllTrips, Journey, Months } from './modal-journeys.tsx';
import { TripCards } from './modal-trips.tsx';
import { Portrait } from './portrait.tsx';
import { useNames } from './use-names.ts';

interface CreatorModalProps extends DirectoryProps {
  profile: CreatorProfileActor;
  known: CreatorItem | null;
  neighbours: { before: string | null; after: string | null };
  onTurn: (id: string) => void;
  onClose: () => void;
}

/** The arrow keys turn to the next and the previous creator. */
export function CreatorModal({ profile, known, actors, neighbours, onTurn, onClose }: CreatorModalProps) {
  const messages = useMessages(discoveryMessages);
  const creator = useSelector(profile, ({ context }) => context.creator) ?? known;
  const id = useSelector(profile, ({ context }) => context.id);
  const missing = useSelector(profile, (snapshot) => snapshot.matches('missing'));
  const turn = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    const isOther = event.altKey || event.ctrlKey || event.metaKey;
    const to = { ArrowLeft: neighbours.before, ArrowRight: neighbours.after }[event.key] ?? null;
    if (!isTyping && !isOther && to !== null) onTurn(to);
  };
  return (
    <Dialog
      title={creator?.fullName ?? messages.profile}
      isOpen
      onClose={onClose}
      returnTo={`creator-${id}`}
      look="wide"
      onKeyDown={turn}
    >
      <div className={css.profile}>
        <div className={css.bar}>
          {creator && !missing ? (
            <Name creator={creator} />
          ) : (
            <p className={css.name} aria-hidden>
              {messages.profile}
            </p>
          )}
        </div>
        <div className={css.pages}>
          <ProfileStatus profile={profile} hasCreator={creator !== null} />
          {creator && !missing ? <Profile creator={creator} profile={profile} actors={actors} /> : null}
          <div className={css.turn}>
            <Turn label={messages.previous} to={neighbours.before} onTurn={onTurn} Icon={ChevronLeft} />
            <Turn label={messages.next} to={neighbours.after} onTurn={onTurn} Icon={ChevronRight} />
          </div>
        </div>
      </div>
      {creator && !missing ? (
        <div className={css.bookmark}>
          <BookmarkButton creator={creator} actors={actors} />
        </div>
      ) : null}
    </Dialog>
  );
}

interface TurnProps {
  label: string;
  to: string | null;
  onTurn: (id: string) => void;
  Icon: typeof ChevronLeft;
}

const Turn = ({ label, to, onTurn, Icon }: TurnProps) => (
  <button
    type="button"
    className={css.turnButton}
    aria-label={label}
    disabled={to === null}
    onClick={() => {
      if (to !== null) onTurn(to);
    }}
  >
    <Icon size={20} aria-hidden />
  </button>
);

function ProfileStatus({ profile, hasCreator }: { profile: CreatorProfileActor; hasCreator: boolean }) {
  const messages = useMessages(discoveryMessages);
  const ui = useMessages(uiMessages);
  const loading = useSelector(profile, (snapshot) => snapshot.matches('loading'));
  const missing = useSelector(profile, (snapshot) => snapshot.matches('missing'));
  const failed = useSelector(profile, (snapshot) => snapshot.matches('failed'));
  const message = useSelector(profile, ({ context }) => context.message);
  if (loading && !hasCreator)
    return (
      <div className={css.alone}>
        <Spinner words={messages.loadingProfile} />
      </div>
    );
  if (missing) return <p className={css.alone}>{messages.profileMissing}</p>;
  if (!failed || hasCreator) return null;
  return (
    <div className={css.alone}>
      <Banner tone="danger" actions={[{ label: ui.tryAgain, onPress: () => profile.send({ type: 'call.retry' }) }]}>
        {message ?? messages.profileFailed}
      </Banner>
    </div>
  );
}

interface ProfileProps extends DirectoryProps {
  creator: CreatorItem;
  profile: CreatorProfileActor;
}

function Profile({ creator, profile, actors }: ProfileProps) {
  const today = useSelector(actors.page, ({ context }) => context.today);
  const trips = creator.publishedVayas ?? [];
  return (
    <>
      <Head creator={creator} />
      <div className={css.columns}>
        <div className={css.main}>
          <Facts creator={creator} actors={actors} />
        </div>
        <aside className={css.side}>
          <Contact creator={creator} />
          <ShortlistNote creator={creator} actors={actors} />
        </aside>
      </div>
      <TripCards trips={trips} today={today} />
      <Months trips={trips} today={today} />
      <Journey profile={profile} name={creator.fullName} />
      <AllTrips trips={trips} />
    </>
  );
}

function Name({ creator: { fullName, followersCount, totalVayaCount } }: Pick<ProfileProps, 'creator'>) {
  const messages = useMessages(discoveryMessages);
  const language = useLanguage();
  return (
    <>
      <p className={css.name} title={fullName} dir="auto" aria-hidden>
        {fullName}
      </p>
      <p className={css.counts}>
        <span>{messages.followers(followersCount, wholeCount(followersCount, language))}</span>
        <span aria-hidden>·</span>
        <span>{messages.trips(totalVayaCount, wholeCount(totalVayaCount, language))}</span>
      </p>
    </>
  );
}

function Head({ creator }: Pick<ProfileProps, 'creator'>) {
  const messages = useMessages(discoveryMessages);
  const cityName = useCityName();
  return (
    <header className={css.head}>
      <div className={css.face}>
        <Portrait creator={creator} look="head" />
      </div>
      <div className={css.title}>
        {creator.aboutMe.trim() === '' ? null : (
          <section>
            <h3 className={css.subtitle}>{messages.about}</h3>
            <p className={css.about} dir="auto">
              {creator.aboutMe}
            </p>
          </section>
        )}
        <ul className={css.chips}>
          {creator.locations.map((location) => (
            <li key={location._id} className={css.chip} dir="auto">
              {placeLabel(cityName(location.cityName), location.stateName) || messages.unknownLocation}
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}

function Facts({ creator, actors }: Pick<ProfileProps, 'creator' | 'actors'>) {
  const messages = useMessages(discoveryMessages);
  const nameOf = useNames(actors);
  const levels: Record<string, string> = useMessages(blogNames).levels;
  const lists: [title: string, items: [id: string, name: string, level: string | null][]][] = [
    [
      messages.expertise,
      creator.expertises.map(({ expertise: { _id, name }, level }) => [_id, nameOf('expertise', _id, name), level]),
    ],
    [
      messages.languages,
      creator.languages.map(({ language: { _id, name }, proficiency }) => [
        _id,
        nameOf('language', _id, name),
        proficiency,
      ]),
    ],
    [messages.services, creator.services.map((code) => [code, nameOf('service', code), null])],
    [messages.offers, creator.serviceOffers.map(({ _id, name }) => [_id, nameOf('offer', _id, name), null])],
  ];
  return (
    <div className={css.facts}>
      {lists
        .filter(([, items]) => items.length > 0)
        .map(([title, items]) => (
          <section key={title}>
            <h3 className={css.subtitle}>{title}</h3>
            <ul className={css.list}>
              {items.map(([id, name, level]) => (
                <li key={id}>
                  {`${name} `}
                  {level === null || level === '' ? null : (
                    <span className={css.level}>{levels[level.toUpperCase()] ?? level}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
