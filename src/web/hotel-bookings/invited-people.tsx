import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { maxRequestsLength } from '#contract/booking-choices.ts';
import type { GroupInvitationActor } from '#machines/group-invitation/group-invitation.machine.ts';
import type { Invitee, OwnTerms } from '#machines/group-invitation/group-invitation.setup.ts';
import { flawOf, type Standing, standingOf } from '#machines/group-invitation/group-invitation.view.ts';
import type { OwnHotelsActor } from '#machines/own-hotels/own-hotels.machine.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { placeOf } from '#machines/stay-form/stay-draft.ts';
import type { StayFormActor } from '#machines/stay-form/stay-form.machine.ts';
import { firstDay } from '#machines/stay-form/stay-form.view.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { firstCheckOut } from '#rules/booking-days.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { rangeLabel } from '#rules/day-labels.ts';
import { stayLabelOf } from '#rules/stay-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFieldErrors } from '#web/ui/use-field.ts';
import * as css from './group-invitation.css.ts';
import { groupInvitationMessages } from './group-invitation.messages.ts';
import * as form from './stay-form.css.ts';

interface PeopleProps {
  actor: GroupInvitationActor;
  form: StayFormActor;
  hotels: OwnHotelsActor;
}

type PersonProps = PeopleProps & { person: Invitee };

export function InvitedPeople({ actor, form: stay, hotels }: PeopleProps) {
  const messages = useMessages(groupInvitationMessages);
  const people = useSelector(actor, ({ context }) => context.people);
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches('editing'));
  return (
    <section className={form.group} aria-labelledby="who">
      <h2 id="who" className={form.legend}>
        {messages.who}
      </h2>
      <div className={form.fields}>
        {isEditing ? <p className={form.hint}>{messages.whoHint}</p> : null}
        <ul className={css.people}>
          {people.map((person) => (
            <li key={person.id} className={css.person}>
              <Person actor={actor} form={stay} hotels={hotels} person={person} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Person({ actor, form: stay, hotels, person }: PersonProps) {
  const { id, name } = person;
  const standing = useSelector(actor, standingOf(id), isSameValue);
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches('editing'));
  const isOpen = useSelector(actor, ({ context }) => context.open === id);
  return (
    <>
      <div className={css.row}>
        <bdi className={standing.kind === 'leftOut' ? css.nameLeftOut : css.name}>{name}</bdi>
        <Note standing={standing} name={name} />
        {isEditing ? <Tools actor={actor} person={person} standing={standing} isOpen={isOpen} /> : null}
      </div>
      <Reason standing={standing} />
      <Differences actor={actor} id={id} />
      {isOpen && isEditing ? <OwnFields actor={actor} form={stay} hotels={hotels} person={person} /> : null}
    </>
  );
}

function Note({ standing, name }: { standing: Standing; name: string }) {
  const messages = useMessages(groupInvitationMessages);
  if (standing.kind === 'sent')
    return (
      <span className={css.tools}>
        <Badge tone="success">{messages.sent}</Badge>
        <Link to={bookingAddress('sponsor', standing.bookingId)} aria-label={messages.openFor(name)}>
          {messages.open}
        </Link>
      </span>
    );
  const notes: Partial<Record<Standing['kind'], string>> = {
    leftOut: messages.leftOut,
    sending: messages.sendingOne,
    waiting: messages.waiting,
  };
  const note = notes[standing.kind];
  return note === undefined ? null : <span className={css.standing}>{note}</span>;
}

function Reason({ standing }: { standing: Standing }) {
  const messages = useMessages(groupInvitationMessages);
  if (standing.kind === 'refused') return <p className={css.problem}>{messages.notSent(standing.message)}</p>;
  if (standing.kind === 'missing') return <p className={css.problem}>{messages.noLonger}</p>;
  if (standing.kind === 'unanswered') return <p className={css.problem}>{messages.unanswered}</p>;
  return null;
}

interface ToolsProps {
  actor: GroupInvitationActor;
  person: Invitee;
  standing: Standing;
  isOpen: boolean;
}

function Tools({ actor, person: { id, name }, standing, isOpen }: ToolsProps) {
  const messages = useMessages(groupInvitationMessages);
  if (standing.kind === 'sent') return null;
  const isLeftOut = standing.kind === 'leftOut';
  return (
    <span className={css.tools}>
      {isLeftOut ? null : (
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-label={isOpen ? messages.done : messages.changeFor(name)}
          actor={actor}
          event={isOpen ? { type: 'person.close' } : { type: 'person.open', id }}
        >
          {isOpen ? messages.done : messages.change}
        </Button>
      )}
      <Button
        look="quiet"
        aria-label={(isLeftOut ? messages.takeBackName : messages.leaveOutName)(name)}
        actor={actor}
        event={{ type: isLeftOut ? 'person.takeBack' : 'person.leaveOut', id }}
      >
        {isLeftOut ? messages.takeBack : messages.leaveOut}
      </Button>
    </span>
  );
}

/** The fields that differ for this creator. */
function Differences({ actor, id }: { actor: GroupInvitationActor; id: string }) {
  const messages = useMessages(groupInvitationMessages);
  const language = useLanguage();
  const own = useSelector(actor, ({ context: { terms } }) => Object.keys(terms[id] ?? {}), isSameValue);
  const fields = shownFields.filter((field) => own.includes(field));
  if (fields.length === 0) return null;
  const labels = fields.map((field) => stayLabelOf(field === 'remarks' ? 'word' : field, language));
  return (
    <p className={css.standing}>
      {messages.own} {labels.join(', ')}
    </p>
  );
}

const shownFields = ['cityName', 'checkIn', 'checkOut', 'hotelName', 'remarks'];

function OwnFields({ actor, form: stay, hotels, person }: PersonProps) {
  const messages = useMessages(groupInvitationMessages);
  const language = useLanguage();
  const first = useSelector(stay, firstDay);
  const { values, errors } = useOwnTerms({ actor, form: stay, person });
  const change = (terms: OwnTerms) => actor.send({ type: 'person.change', change: terms });
  const field = (name: 'checkIn' | 'checkOut' | 'hotelName') => ({
    label: stayLabelOf(name, language),
    value: values[name],
    error: errors[name] ?? null,
    autoComplete: 'off',
    onText: (text: string) => change({ [name]: text }),
  });
  return (
    <fieldset className={css.own} aria-label={messages.changeFor(person.name)}>
      <TripDays actor={actor} person={person} />
      <div className={form.pair}>
        <TextField {...field('checkIn')} type="date" min={first} />
        <TextField {...field('checkOut')} type="date" min={firstCheckOut(values.checkIn, first)} />
      </div>
      <HotelChoice actor={actor} hotels={hotels} />
      <TextField {...field('hotelName')} maxLength={120} />
      <TextArea
        label={stayLabelOf('word', language)}
        name="ownWord"
        maxLength={maxRequestsLength}
        value={values.remarks}
        error={errors.word ?? null}
        onText={(text) => change({ remarks: text })}
      />
      <div className={form.actions}>
        <Button look="quiet" actor={actor} event={{ type: 'person.reset' }}>
          {messages.same}
        </Button>
      </div>
    </fieldset>
  );
}

function TripDays({ actor, person: { days } }: Pick<PersonProps, 'actor' | 'person'>) {
  const language = useLanguage();
  if (days.length === 0) return null;
  return (
    <div className={form.actions}>
      {days.map(({ id, from, to }) => (
        <Button
          key={id}
          look="quiet"
          actor={actor}
          event={{ type: 'person.change', change: { checkIn: from, checkOut: to } }}
        >
          {rangeLabel({ from, to }, language)}
        </Button>
      ))}
    </div>
  );
}

function HotelChoice({ actor, hotels }: Pick<PersonProps, 'actor' | 'hotels'>) {
  const language = useLanguage();
  const list = useSelector(hotels, ({ context }) => context.hotels);
  if (list.length === 0) return null;
  return (
    <div className={form.actions}>
      {list.map((hotel) => (
        <Button key={hotel._id} look="quiet" actor={actor} event={{ type: 'person.change', change: placeOf(hotel) }}>
          {hotel.hotelName}, {cityNameIn(hotel.cityName, language)}
        </Button>
      ))}
    </div>
  );
}

/** What one creator is sent: the form, with what differs. */
function useOwnTerms({ actor, form: stay, person: { id } }: Omit<PersonProps, 'hotels'>) {
  const language = useLanguage();
  const draft = useSelector(stay, ({ context }) => context.draft);
  const own = useSelector(actor, ({ context: { terms } }) => terms[id]);
  const labels = Object.fromEntries(errorFields.map((field) => [field, stayLabelOf(field, language)]));
  const found = useFieldErrors(actor, { fields: errorFields, labels, shownError: flawOf(id, draft) });
  const errors: Record<string, string> = Object.fromEntries(found.map(({ field, message }) => [field, message]));
  return { values: { ...draft, ...own }, errors };
}

const errorFields = ['checkIn', 'checkOut', 'hotelName', 'word'];
