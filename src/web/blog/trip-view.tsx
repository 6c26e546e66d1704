import type { ReactNode } from 'react';
import type { BlogPage, TripCard, TripCover, TripQuestion } from '#contract/blog-page.ts';
import { isEmptyText, richTextOf } from '#contract/rich-text-words.ts';
import { type BlogMessages, blogMessages } from '#web/i18n/blog.messages.ts';
import { DrawnSea } from '#web/ui/drawn-sea.tsx';
import { CoverPicture } from './blog-head.tsx';
import { linkTo } from './blog-links.ts';
import { Frame } from './blog-view.tsx';
import { IllustratedText } from './gallery.tsx';
import { Icon } from './icons.tsx';
import { sourcesOfCover } from './media.ts';
import { lookNamed, looksOf } from './tokens.ts';
import { TripAuthor } from './trip-author.tsx';
import { titleOf } from './trip-card.tsx';
import { TripDays } from './trip-days.tsx';
import { factsOf, TripFacts, TripOffer } from './trip-facts.tsx';
import * as css from './trip-page.css.ts';
import { heading } from './trip-page.css.ts';

interface TripViewProps {
  page: BlogPage;
  trip: TripCard;
  address?: string;
  session?: ReactNode;
  ways?: ReactNode;
  feed?: ReactNode;
  share?: ReactNode;
  map?: ReactNode;
  question?: ReactNode;
  follow?: ReactNode;
}

export function TripView({
  page,
  trip,
  address = trip.address,
  session = null,
  ways = null,
  feed = null,
  share = null,
  map = null,
  question = null,
  follow = null,
}: TripViewProps) {
  const messages = blogMessages[page.language];
  return (
    <Frame page={page} address={address} messages={messages} session={session} ways={ways} feed={feed}>
      <main id="main" tabIndex={-1} data-look={looksOf(page).indexOf(lookNamed(trip.styles))}>
        <Hero page={page} trip={trip} messages={messages} />
        <div className={css.page}>
          <Story trip={trip} messages={messages} />
          <aside className={css.aside} aria-label={messages.offer}>
            <TripOffer trip={trip} share={share} question={question} language={page.language} messages={messages} />
            <TripFacts trip={trip} language={page.language} messages={messages} />
          </aside>
          <div className={css.plan}>
            {map}
            <TripDays
              items={trip.itinerary ?? []}
              pictures={trip.pictures}
              texts={trip.dayTexts}
              page={page}
              messages={messages}
            />
            <TripQuestions questions={trip.questions} messages={messages} />
            <TripAuthor page={page} title={titleOf(trip, messages)} messages={messages} />
            {follow}
          </div>
          <TripNeighbours page={page} trip={trip} messages={messages} />
        </div>
      </main>
    </Frame>
  );
}

function Story({ trip, messages }: Omit<HeroProps, 'page'>) {
  const written = trip.story ?? richTextOf(trip.description ?? '');
  const story = isEmptyText(written) ? null : written;
  const pictures = trip.pictures.filter(({ dayNumber }) => dayNumber === null);
  return story === null && pictures.length === 0 ? null : (
    <article className={css.story}>
      <IllustratedText
        text={story}
        headingLevel={2}
        className={css.description}
        pictures={pictures}
        layout="mosaic"
        messages={messages}
      />
    </article>
  );
}

interface HeroProps {
  page: BlogPage;
  trip: TripCard;
  messages: BlogMessages;
}

const Hero = ({ page, trip, messages }: HeroProps) => (
  <header className={css.hero}>
    <div className={css.backdrop}>
      <CoverPicture cover={trip.cover} className={css.cover} />
    </div>
    <p className={css.top}>
      <a className={css.back} href={linkTo(page, page.address)}>
        <Icon name="back" />
        <span className={css.backText}>{messages.backTo(page.fullName)}</span>
      </a>
    </p>
    <div className={css.veil}>
      <h1 className={css.title} tabIndex={-1} dir="auto">
        {titleOf(trip, messages)}
      </h1>
      <p className={css.line} dir="auto">
        {factsOf(trip, page.language, messages).map((fact, index) => (
          <span key={fact}>
            {index > 0 ? ' · ' : null}
            <span className={css.fact}>{fact}</span>
          </span>
        ))}
      </p>
    </div>
  </header>
);

interface TripNeighboursProps {
  /** Its trips are the latest first. */
  page: BlogPage;
  trip: TripCard;
  messages: BlogMessages;
}

function TripNeighbours({ page, trip, messages }: TripNeighboursProps) {
  const index = page.trips.indexOf(trip);
  const neighbours = [
    { rel: 'prev', look: css.previous, label: messages.previousTrip, of: page.trips[index + 1] },
    { rel: 'next', look: css.next, label: messages.nextTrip, of: page.trips[index - 1] },
  ];
  if (neighbours.every(({ of }) => of === undefined)) return null;
  return (
    <nav className={css.neighbours} aria-label={messages.otherTrips}>
      {neighbours.map(({ rel, look, label, of }) =>
        of === undefined ? null : (
          <a key={rel} rel={rel} className={look} href={linkTo(page, of.address)}>
            <Thumbnail cover={of.cover} />
            <span>
              <span className={css.label}>{label}</span>
              <bdi className={css.tripNeighboursTitle}>{titleOf(of, messages)}</bdi>
            </span>
          </a>
        ),
      )}
    </nav>
  );
}

const Thumbnail = ({ cover }: { cover: TripCover | null }) =>
  cover === null ? (
    <span className={css.thumbnail}>
      <DrawnSea className={css.sea} />
    </span>
  ) : (
    <img
      {...sourcesOfCover(cover)}
      sizes="96px"
      className={css.thumbnail}
      width={96}
      height={72}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );

interface TripQuestionsProps {
  questions: readonly TripQuestion[];
  messages: BlogMessages;
}

const TripQuestions = ({ questions, messages }: TripQuestionsProps) =>
  questions.length === 0 ? null : (
    <section className={css.part} aria-labelledby="questions">
      <h2 id="questions" className={heading}>
        {messages.questions}
      </h2>
      <dl className={css.list}>
        {questions.map(({ id, question, answer }) => (
          <div key={id} className={css.pair}>
            <dt className={css.question} dir="auto">
              {question}
            </dt>
            <dd className={css.answer} dir="auto">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
