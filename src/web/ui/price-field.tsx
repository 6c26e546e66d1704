import { useState } from 'react';
import { priceTyped } from '#machines/rules/trip-draft.ts';
import { numberSigns } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import type { FieldProps } from './text-field.tsx';
import { FormattedField } from './text-field.tsx';

interface PriceFieldProps extends Omit<FieldProps, 'error' | 'onText'> {
  value: string;
  /** Shown after a paste that is not a price, until the next edit or blur. */
  refusal: string;
  onPrice: (price: string) => void;
}

export function PriceField({ value, refusal, onPrice, ...input }: PriceFieldProps) {
  const [isRefused, setRefused] = useState(false);
  const { decimal } = numberSigns[useLanguage()];
  const shown = value.replace('.', decimal);
  const write = (text: string) => {
    const price = priceTyped(text, shown);
    setRefused(price === null);
    if (price !== null) onPrice(price.replace(',', '.'));
  };
  return (
    <FormattedField
      {...input}
      value={shown}
      inputMode="decimal"
      autoComplete="off"
      error={isRefused ? refusal : null}
      onText={write}
      onBlur={() => setRefused(false)}
    />
  );
}
