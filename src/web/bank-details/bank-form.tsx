import { useSelector } from '@xstate/react';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Link } from 'react-router-dom';
import type { BankDetailsActor } from '#machines/bank-details/bank-details.machine.ts';
import { addressCounter, isNumberDoubtful, isRefused, shownError } from '#machines/bank-details/bank-details.view.ts';
import { isSubmitting } from '#machines/form-state.ts';
import { type BankField, bankFields, maxAddressLength } from '#rules/bank-form.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Form } from '#web/ui/form.tsx';
import { IbanField } from '#web/ui/iban-field.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading } from '#web/ui/page.tsx';
import { paymentMessages } from '#web/ui/payment.messages.ts';
import { RefusalBanner } from '#web/ui/refusal-banner.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useField, useFieldErrors } from '#web/ui/use-field.ts';
import { bankDetailsMessages } from './bank-details.messages.ts';
import * as css from './bank-form.css.ts';

export function BankForm({ actor }: { actor: BankDetailsActor }) {
  const messages = useMessages(bankDetailsMessages);
  const busy = useSelector(actor, isSubmitting);
  const name = useSelector(actor, ({ context }) => context.info?.fullName ?? '');
  const question = useSelector(actor, ({ context }) => context.info?.message ?? null);
  return (
    <div className={css.columns}>
      <div className={css.head}>
        <Heading>{messages.title}</Heading>
        <p className={page.lead}>{messages.hello(name)}</p>
        {question === null ? null : (
          <Banner tone="warning">
            <strong>{messages.question}</strong>
            <p className={css.quote}>{question}</p>
          </Banner>
        )}
      </div>
      <Trust actor={actor} />
      <div className={css.body}>
        <Form className={css.form} isBusy={busy} actor={actor} event={{ type: 'form.submit' }}>
          <Problems actor={actor} />
          <Refusal actor={actor} />
          <AccountGroup actor={actor} />
          <AddressGroup actor={actor} />
          <div className={css.actions}>
            <Button type="submit">{busy ? messages.submitting : messages.submit}</Button>
            <Link to="/" className={button.quiet}>
              {messages.cancel}
            </Link>
          </div>
        </Form>
      </div>
    </div>
  );
}

function Problems({ actor }: { actor: BankDetailsActor }) {
  const asks = useSelector(actor, ({ context }) => context.rejections);
  const problems = useFieldErrors(actor, { fields: bankFields, labels: useLabels(actor), shownError });
  return <ErrorSummary asks={asks} problems={problems} />;
}

function Refusal({ actor }: { actor: BankDetailsActor }) {
  const messages = useMessages(bankDetailsMessages);
  const refused = useSelector(actor, isRefused);
  const message = useSelector(actor, ({ context }) => context.message);
  if (!refused) return null;
  return (
    <RefusalBanner onDismiss={() => actor.send({ type: 'banner.dismiss' })}>{message ?? messages.failed}</RefusalBanner>
  );
}

function AccountGroup({ actor }: { actor: BankDetailsActor }) {
  const messages = useMessages(bankDetailsMessages);
  const payment = useMessages(paymentMessages);
  const { label, value, error, readOnly, onText } = useBankField(actor, 'accountType');
  const isPerson = value === 'person';
  const taxOffice = useBankField(actor, 'taxOffice');
  const isDoubtful = useSelector(actor, isNumberDoubtful);
  const taxHint = isDoubtful ? payment.taxDoubtful : isPerson ? messages.tcknHint : payment.taxNumberHint;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{messages.accountGroup}</legend>
      <ChoiceCards
        label={label}
        name="accountType"
        value={value}
        error={error}
        readOnly={readOnly}
        options={[
          { value: 'company', label: messages.company, hint: messages.companyHint },
          { value: 'person', label: messages.person, hint: messages.personHint },
        ]}
        onChoose={onText}
      />
      <TextField {...useBankField(actor, 'name')} autoComplete={isPerson ? 'name' : 'organization'} />
      <Iban actor={actor} />
      <div className={css.pair}>
        <TextField {...useBankField(actor, 'taxNumber')} hint={taxHint} inputMode="numeric" autoComplete="off" />
        {isPerson ? null : <TextField {...taxOffice} autoComplete="off" />}
      </div>
    </fieldset>
  );
}

function Iban({ actor }: { actor: BankDetailsActor }) {
  const messages = useMessages(bankDetailsMessages);
  const ending = useSelector(actor, ({ context }) => context.info?.ibanEnding ?? '');
  return <IbanField {...useBankField(actor, 'iban')} {...(ending !== '' && { hint: messages.ibanOnFile(ending) })} />;
}

function AddressGroup({ actor }: { actor: BankDetailsActor }) {
  const messages = useMessages(bankDetailsMessages);
  const { value, ...address } = useBankField(actor, 'address');
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{messages.addressGroup}</legend>
      <div className={css.pair}>
        <TextField {...useBankField(actor, 'country')} autoComplete="country-name" />
        <TextField {...useBankField(actor, 'city')} autoComplete="address-level1" />
        <TextField {...useBankField(actor, 'district')} autoComplete="address-level2" />
      </div>
      <TextArea
        {...address}
        value={value}
        maxLength={maxAddressLength}
        tone={addressCounter(value.length).tone}
        autoComplete="street-address"
      />
    </fieldset>
  );
}

function Trust({ actor }: { actor: BankDetailsActor }) {
  const messages = useMessages(bankDetailsMessages);
  const language = useLanguage();
  const until = useSelector(actor, ({ context }) => context.info?.linkExpiresAt ?? 0);
  const day = dateLabel(until, 'longDay', language);
  return (
    <aside className={css.trust}>
      <h2 className={css.trustTitle}>
        <LockKeyhole size={20} aria-hidden />
        {messages.trustTitle}
      </h2>
      <p>{messages.lead}</p>
      <ul className={css.trustList}>
        {messages.trust.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {until === 0 ? null : <p className={page.note}>{messages.validUntil(day)}</p>}
    </aside>
  );
}

function useLabels(actor: BankDetailsActor): Record<BankField, string> {
  const messages = useMessages(bankDetailsMessages);
  const isPerson = useSelector(actor, ({ context }) => context.form.accountType === 'person');
  return {
    accountType: messages.accountType,
    name: isPerson ? messages.holderName : messages.companyName,
    iban: messages.iban,
    taxNumber: isPerson ? messages.tckn : messages.taxNumber,
    taxOffice: messages.taxOffice,
    address: messages.address,
    city: messages.city,
    district: messages.district,
    country: messages.country,
  };
}

const useBankField = (actor: BankDetailsActor, name: BankField) => ({
  ...useField(actor, { name, label: useLabels(actor)[name], shownError }),
  onBlur: () => actor.send({ type: 'field.leave', field: name }),
});
