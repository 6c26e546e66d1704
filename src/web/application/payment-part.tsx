import { cleanIban } from '#rules/iban.ts';
import { useText } from '#web/i18n/use-text.ts';
import * as fieldCss from '#web/ui/field.css.ts';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ApplicationActors } from './application-actors.ts';
import * as css from './application-form.css.ts';
import { useDraft } from './use-draft.ts';

export function PaymentPart({ actors }: { actors: ApplicationActors }) {
  const { application: text } = useText();
  const draft = useDraft(actors);
  const optional = (field: 'accountHolderName' | 'iban' | 'address') => {
    const { label, ...rest } = draft.text(field);
    return { ...rest, label: text.optional(label) };
  };
  const iban = optional('iban');
  return (
    <>
      <p className={fieldCss.hint}>{text.later}</p>
      <Switch
        label={text.hasCompany}
        hint={text.hasCompanyHint}
        isOn={draft.form.hasCompany}
        disabled={draft.readOnly}
        onSwitch={(hasCompany) => draft.change('legalEntity', { hasCompany })}
      />
      {draft.form.hasCompany ? (
        <div className={css.triple}>
          <TextField {...draft.text('legalEntity')} autoComplete="organization" maxLength={120} />
          <TextField {...draft.text('taxNo')} inputMode="numeric" autoComplete="off" maxLength={20} />
          <TextField {...draft.text('taxOffice')} autoComplete="off" maxLength={80} />
        </div>
      ) : null}
      <TextField {...optional('accountHolderName')} autoComplete="off" maxLength={120} />
      <TextField
        {...iban}
        autoComplete="off"
        spellCheck={false}
        onText={(typed) => draft.change('iban', { iban: cleanIban(typed) })}
      />
      <TextField {...optional('address')} autoComplete="street-address" maxLength={250} />
    </>
  );
}
