import { labelOf } from '#rules/field-labels.ts';
import { isTaxNumberDoubtful, withoutBlanks } from '#rules/tax-number.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as fieldCss from '#web/ui/field.css.ts';
import { IbanField } from '#web/ui/iban-field.tsx';
import { paymentMessages } from '#web/ui/payment.messages.ts';
import { Switch } from '#web/ui/switch.tsx';
import type { ApplicationActors } from './application-actors.ts';
import * as css from './application-parts.css.ts';
import { applicationPartsMessages } from './application-parts.messages.ts';
import { DraftField } from './draft-field.tsx';
import { useDraft, useTextField } from './use-draft.ts';

export function PaymentPart({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(applicationPartsMessages);
  const language = useLanguage();
  const hasCompany = useDraft(actors, (form) => form.hasCompany);
  const optional = (name: 'accountHolderName' | 'address') => ({
    actors,
    name,
    label: messages.optional(labelOf(name, language)),
  });
  return (
    <>
      <p className={fieldCss.hint}>{messages.later}</p>
      <Switch
        label={messages.hasCompany}
        hint={messages.hasCompanyHint}
        isOn={hasCompany}
        actor={actors.application}
        event={(isOn) => ({ type: 'form.change', field: 'legalEntity', change: { hasCompany: isOn } })}
      />
      {hasCompany ? (
        <>
          <DraftField actors={actors} name="legalEntity" autoComplete="organization" maxLength={120} />
          <div className={css.pair}>
            <TaxNumber actors={actors} />
            <DraftField actors={actors} name="taxOffice" autoComplete="off" maxLength={80} />
          </div>
        </>
      ) : null}
      <DraftField {...optional('accountHolderName')} autoComplete="off" maxLength={120} />
      <IbanField
        {...useTextField(actors, 'iban')}
        label={messages.optional(labelOf('iban', language))}
        onText={(text) => actors.application.send({ type: 'iban.type', text })}
      />
      <DraftField {...optional('address')} autoComplete="street-address" maxLength={250} />
    </>
  );
}

function TaxNumber({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(paymentMessages);
  const isDoubtful = useDraft(actors, ({ taxNo }) => isTaxNumberDoubtful(withoutBlanks(taxNo)));
  return (
    <DraftField
      actors={actors}
      name="taxNo"
      hint={isDoubtful ? messages.taxDoubtful : messages.taxNumberHint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
    />
  );
}
