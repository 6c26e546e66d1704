import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { DraftForm } from '#machines/application/application.machine.ts';
import { drawnPicture } from '#machines/picture/picture.view.ts';
import { initialsOf } from '#rules/directory-labels.ts';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { type CardChip, ChipList } from '#web/ui/chip-list.tsx';
import * as card from '#web/ui/creator-card.css.ts';
import * as portrait from '#web/ui/portrait.css.ts';
import { Boat } from '#web/ui/spot.tsx';
import type { ApplicationActors } from './application-actors.ts';
import * as css from './application-form.css.ts';
import { applicationPartsMessages } from './application-parts.messages.ts';
import { useDraft } from './use-draft.ts';

interface PreviewProps {
  actors: ApplicationActors;
}

export function CardPreview({ actors }: PreviewProps) {
  const messages = useMessages(applicationPartsMessages);
  return (
    <section className={css.preview} aria-label={messages.cardTitle}>
      <p className={css.title}>{messages.cardTitle}</p>
      <article className={css.card}>
        <div className={card.band} />
        <div className={card.face}>
          <CardFace actors={actors} />
        </div>
        <div className={card.body}>
          <div className={card.nameLine}>
            <CardName actors={actors} />
          </div>
          <div className={card.lines} />
          <CardChips actors={actors} />
        </div>
      </article>
      <BlogAddress actors={actors} />
      <p className={css.hint}>{messages.cardHint}</p>
    </section>
  );
}

function CardFace({ actors }: PreviewProps) {
  const drawn = useSelector(actors.picture, drawnPicture);
  const initials = useDraft(actors, ({ fullName }) => initialsOf(fullName));
  if (drawn) return <img src={drawn.url} alt="" className={portrait.picture} width={320} height={320} />;
  return (
    <span className={portrait.initials} aria-hidden>
      {initials || <Boat className={css.boat} />}
    </span>
  );
}

function CardName({ actors }: PreviewProps) {
  const messages = useMessages(applicationPartsMessages);
  const name = useDraft(actors, ({ fullName }) => fullName.trim());
  return <p className={name === '' ? css.noName : card.name}>{name || messages.yourName}</p>;
}

function BlogAddress({ actors }: PreviewProps) {
  const messages = useMessages(applicationPartsMessages);
  const username = useDraft(actors, (form) => form.username.trim());
  return (
    <p className={css.address}>
      {messages.blogAt} <strong>{`${location.host}/blog/${username || '…'}`}</strong>
    </p>
  );
}

function CardChips({ actors }: PreviewProps) {
  const lists = useSelector(actors.lists, ({ context }) => context.lists);
  const cityName = useCityName();
  const mainName = useDraft(actors, mainCity);
  const city = mainName && cityName(mainName);
  const service = useDraft(actors, ({ services }) => services[0]);
  const expertise = useDraft(actors, ({ expertises }) => expertises[0]?.expertise);
  const language = useDraft(actors, ({ languages }) => languages[0]?.language);
  const offer = useDraft(actors, ({ serviceOffers }) => serviceOffers[0]);
  const chips = useMemo(() => {
    const nameIn = (items: readonly { _id: string; name: string }[], id: string | undefined) =>
      items.find(({ _id }) => _id === id)?.name;
    const labels = [
      city,
      nameIn(lists.services, service),
      nameIn(lists.expertises, expertise),
      nameIn(lists.languages, language),
      nameIn(lists.serviceOffers, offer),
    ];
    return labels.flatMap((label): CardChip[] => (label ? [{ label, isMatched: false }] : []));
  }, [lists, city, service, expertise, language, offer]);
  return <ChipList chips={chips} />;
}

const mainCity = ({ location: main, locations: [first], cityNames }: DraftForm): string | undefined => {
  const chosen = main ?? first;
  return chosen === undefined ? undefined : cityNames[chosen];
};
