import { readIban } from '#rules/iban.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './field.css.ts';
import { paymentMessages } from './payment.messages.ts';
import { type FieldProps, FormattedField } from './text-field.tsx';

export function IbanField({ value, ...input }: FieldProps & { value: string }) {
  const messages = useMessages(paymentMessages);
  return (
    <div className={css.root}>
      <FormattedField
        hint={messages.ibanHint}
        {...input}
        value={value}
        className={css.digits}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div role="status">
        <Reading iban={value} />
      </div>
    </div>
  );
}

function Reading({ iban }: { iban: string }) {
  const messages = useMessages(paymentMessages);
  const reading = readIban(iban);
  if (reading === null) return null;
  return (
    <p className={reading.isDoubtful ? css.doubtful : css.reading}>
      <span className={css.fours}>{reading.inFours}</span>
      {reading.bank === null ? null : <span>{reading.bank}</span>}
      {reading.isDoubtful ? <span>{messages.ibanDoubtful}</span> : null}
    </p>
  );
}
