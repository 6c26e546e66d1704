import { useSelector } from '@xstate/react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import {
  maxAdults,
  maxChildren,
  maxRequestsLength,
  maxRooms,
  stayCurrencies,
  stayTypes,
} from '#contract/booking-choices.ts';
import { isSubmitting } from '#machines/form-state.ts';
import type { OwnHotelsActor } from '#machines/own-hotels/own-hotels.machine.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import type { StayDraft } from '#machines/stay-form/stay-draft.ts';
import type { StayFormActor } from '#machines/stay-form/stay-form.machine.ts';
import {
  firstDay,
  hoursLeft,
  isFillingIn,
  isRefused,
  overlappingStays,
  shownError,
  stayFields,
} from '#machines/stay-form/stay-form.view.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { firstCheckOut } from '#rules/booking-days.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { dayLabel, rangeLabel } from '#rules/day-labels.ts';
import { stayLabelOf } from '#rules/stay-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards, ChoiceRow } from '#web/ui/choice-cards.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Form } from '#web/ui/form.tsx';
import { RefusalBanner } from '#web/ui/refusal-banner.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFieldErrors } from '#web/ui/use-field.ts';
import { CityField } from './city-field.tsx';
import { DeliverablesField } from './deliverables-field.tsx';
import { OfferedDays } from './offered-days.tsx';
import { KeepHotel, OwnHotels } from './own-hotels.tsx';
import * as css from './stay-form.css.ts';
import { stayFormMessages } from './stay-form.messages.ts';
import { change, useDraft, useProblem } from './use-stay-draft.ts';

export interface StayFormProps {
  actor: StayFormActor;
  /** A group has a label of its own. */
  sendLabel?: string;
  /** Those of the sponsor who invites. */
  hotels?: OwnHotelsActor;
}

export function StayForm({ actor, sendLabel, hotels }: StayFormProps) {
  const messages = useMessages(stayFormMessages);
  const submitting = useSelector(actor, isSubmitting);
  const isRequest = useSelector(actor, ({ context }) => context.source.kind === 'request');
  const send = sendLabel ?? (isRequest ? messages.send : messages.invite);
  return (
    <Form
      className={css.form}
      isBusy={submitting}
      actor={actor}
      event={() => ({ type: 'form.submit', at: Date.now() })}
    >
      <Summary actor={actor} />
      <fieldset className={css.group}>
        <legend className={css.legend}>{messages.where}</legend>
        <div className={css.fields}>
          {isRequest ? <TripField actor={actor} /> : null}
          {hotels ? <OwnHotels hotels={hotels} stay={actor} /> : null}
          <OfferedDays actor={actor} />
          <CityField actor={actor} />
          <div className={css.pair}>
            <Day actor={actor} field="checkIn" />
            <Day actor={actor} field="checkOut" />
          </div>
          <ShortNotice actor={actor} />
          <Overlap actor={actor} />
          <Typed actor={actor} field="hotelName" maxLength={120} />
          {hotels ? <KeepHotel hotels={hotels} stay={actor} /> : null}
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{messages.guests}</legend>
        <div className={css.fields}>
          <Count actor={actor} field="adults" from={1} to={maxAdults} />
          <Count actor={actor} field="children" from={0} to={maxChildren} />
          <Count actor={actor} field="rooms" from={1} to={maxRooms} />
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{messages.terms}</legend>
        <div className={css.fields}>
          <Kind actor={actor} />
          <DeliverablesField actor={actor} />
          <Budget actor={actor} />
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{messages.more}</legend>
        <div className={css.fields}>
          <Remarks actor={actor} isRequest={isRequest} />
          {isRequest ? (
            <Typed
              actor={actor}
              field="contactPhone"
              type="tel"
              maxLength={40}
              hint={messages.phoneHint}
              autoComplete="tel"
            />
          ) : null}
        </div>
      </fieldset>
      <Refusal actor={actor} isRequest={isRequest} />
      <div className={css.actions}>
        <Button type="submit">{submitting ? messages.sending : send}</Button>
      </div>
    </Form>
  );
}

function Summary({ actor }: { actor: StayFormActor }) {
  const language = useLanguage();
  const asks = useSelector(actor, ({ context }) => context.rejections);
  const labels = Object.fromEntries(stayFields.map((field) => [field, stayLabelOf(field, language)]));
  const problems = useFieldErrors(actor, { fields: stayFields, labels, shownError });
  return <ErrorSummary asks={asks} problems={problems} />;
}

function TripField({ actor }: { actor: StayFormActor }) {
  const messages = useMessages(stayFormMessages);
  const trips = useSelector(actor, ({ context }) => context.trips);
  const value = useDraft(actor, ({ tripId }) => tripId ?? '');
  const filling = useSelector(actor, isFillingIn);
  const submitting = useSelector(actor, isSubmitting);
  if (trips.length === 0) return null;
  return (
    <div>
      <Select
        label={messages.trip}
        value={value}
        options={[
          { value: '', label: messages.noTrip },
          ...trips.map(({ _id, title }) => ({ value: _id, label: title || messages.untitledTrip })),
        ]}
        readOnly={submitting}
        onSelect={(chosen) => actor.send({ type: 'trip.choose', tripId: chosen || null })}
      />
      <p className={css.hint} role="status">
        {filling ? messages.loading : messages.tripHint}
      </p>
    </div>
  );
}

type DayName = 'checkIn' | 'checkOut';

/** Browsers show today in an empty date field; the hint says whether a day is chosen. */
function Day({ actor, field }: { actor: StayFormActor; field: DayName }) {
  const language = useLanguage();
  const day = useDraft(actor, (draft) => draft[field]);
  const checkIn = useDraft(actor, (draft) => draft.checkIn);
  const first = useSelector(actor, firstDay);
  const from = field === 'checkIn' ? first : firstCheckOut(checkIn, first);
  return (
    <Typed actor={actor} field={field} type="date" min={from} {...(day !== '' && { hint: dayLabel(day, language) })} />
  );
}

function ShortNotice({ actor }: { actor: StayFormActor }) {
  const messages = useMessages(stayFormMessages);
  const hours = useSelector(actor, hoursLeft);
  return hours === null ? null : <Banner tone="warning">{messages.shortNotice(hours)}</Banner>;
}

function Overlap({ actor }: { actor: StayFormActor }) {
  const messages = useMessages(stayFormMessages);
  const language = useLanguage();
  const stays = useSelector(actor, overlappingStays, isSameValue);
  if (stays.length === 0) return null;
  return (
    <Banner tone="warning">
      {messages.overlap(stays.length)}
      {stays.map(({ _id, cityName, checkIn, checkOut }) => (
        <Fragment key={_id}>
          <br />
          <Link to={bookingAddress('creator', _id)}>
            {[cityNameIn(cityName, language), rangeLabel({ from: checkIn, to: checkOut }, language)]
              .filter(Boolean)
              .join(', ')}
          </Link>
        </Fragment>
      ))}
    </Banner>
  );
}

type TextName = DayName | 'hotelName' | 'contactPhone';

interface TypedProps {
  actor: StayFormActor;
  field: TextName;
  type?: string;
  min?: string;
  maxLength?: number;
  hint?: string;
  autoComplete?: string;
}

function Typed({ actor, field, autoComplete = 'off', ...rest }: TypedProps) {
  const language = useLanguage();
  const value = useDraft(actor, (draft) => draft[field]);
  const error = useProblem(actor, field);
  const submitting = useSelector(actor, isSubmitting);
  return (
    <TextField
      {...rest}
      label={stayLabelOf(field, language)}
      name={field}
      value={value}
      error={error}
      autoComplete={autoComplete}
      readOnly={submitting}
      onText={(typed) => change(actor, { [field]: typed })}
      onBlur={() => actor.send({ type: 'field.blur', field, at: Date.now() })}
    />
  );
}

interface CountProps {
  actor: StayFormActor;
  field: 'adults' | 'children' | 'rooms';
  from: number;
  to: number;
}

function Count({ actor, field, from, to }: CountProps) {
  const language = useLanguage();
  const value = useDraft(actor, (draft) => draft[field]);
  const options = Array.from({ length: to - from + 1 }, (_, index) => ({
    value: from + index,
    label: String(from + index),
  }));
  return (
    <ChoiceRow
      label={stayLabelOf(field, language)}
      value={value}
      options={options}
      onChoose={(chosen) => change(actor, { [field]: chosen })}
    />
  );
}

function Kind({ actor }: { actor: StayFormActor }) {
  const messages = useMessages(stayFormMessages);
  const language = useLanguage();
  const value = useDraft(actor, ({ stayType }) => stayType ?? '');
  return (
    <div id="stayType" tabIndex={-1}>
      <ChoiceCards
        label={stayLabelOf('stayType', language)}
        name="stayTypeChoice"
        value={value}
        options={stayTypes.map((each) => ({ value: each, ...messages.stayTypes[each] }))}
        error={useProblem(actor, 'stayType')}
        readOnly={useSelector(actor, isSubmitting)}
        onChoose={(stayType) => change(actor, { stayType })}
      />
    </div>
  );
}

function Budget({ actor }: { actor: StayFormActor }) {
  const messages = useMessages(stayFormMessages);
  const language = useLanguage();
  const budget = useDraft(actor, ({ budgetPerNight }) => budgetPerNight);
  const currency = useDraft(actor, (draft) => draft.currency);
  const choices: readonly StayDraft['currency'][] = ['', ...stayCurrencies];
  return (
    <div className={css.pair}>
      <TextField
        label={stayLabelOf('budgetPerNight', language)}
        name="budgetPerNight"
        inputMode="decimal"
        maxLength={14}
        autoComplete="off"
        hint={messages.budgetHint}
        value={budget}
        error={useProblem(actor, 'budgetPerNight')}
        readOnly={useSelector(actor, isSubmitting)}
        onText={(budgetPerNight) => change(actor, { budgetPerNight })}
        onBlur={() => actor.send({ type: 'field.blur', field: 'budgetPerNight', at: Date.now() })}
      />
      <Select
        label={stayLabelOf('currency', language)}
        value={currency}
        options={choices.map((value) => ({ value, label: value || messages.noCurrency }))}
        error={useProblem(actor, 'currency')}
        readOnly={useSelector(actor, isSubmitting)}
        onSelect={(chosen) => change(actor, { currency: chosen })}
      />
    </div>
  );
}

function Remarks({ actor, isRequest }: { actor: StayFormActor; isRequest: boolean }) {
  const messages = useMessages(stayFormMessages);
  const language = useLanguage();
  const remarks = useDraft(actor, (draft) => draft.remarks);
  const field = isRequest ? 'specialRequests' : 'word';
  return (
    <TextArea
      label={stayLabelOf(field, language)}
      name={field}
      value={remarks}
      maxLength={maxRequestsLength}
      tone={
        remarks.length > maxRequestsLength ? 'danger' : remarks.length > maxRequestsLength * 0.9 ? 'warning' : 'calm'
      }
      hint={isRequest ? messages.specialRequestsHint : messages.messageHint}
      error={useProblem(actor, field)}
      readOnly={useSelector(actor, isSubmitting)}
      onText={(typed) => change(actor, { remarks: typed })}
      onBlur={() => actor.send({ type: 'field.blur', field, at: Date.now() })}
    />
  );
}

function Refusal({ actor, isRequest }: { actor: StayFormActor; isRequest: boolean }) {
  const messages = useMessages(stayFormMessages);
  const refused = useSelector(actor, isRefused);
  const message = useSelector(actor, ({ context }) => context.message);
  if (!refused) return null;
  return (
    <RefusalBanner onDismiss={() => actor.send({ type: 'banner.dismiss' })}>
      {message ?? (isRequest ? messages.requestFailed : messages.inviteFailed)}
    </RefusalBanner>
  );
}
