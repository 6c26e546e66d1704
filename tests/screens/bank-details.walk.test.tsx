import { fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import { bankDetailsMachine } from '#machines/bank-details/bank-details.machine.ts';
import { flow as bankDetailsTold } from '#tests/flows/bank-details.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { BankDetailsScreen } from '#web/bank-details/bank-details-screen.tsx';

const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label);
const labels: Record<string, string> = { iban: 'IBAN' };

describe('bankDetails through its page', () => {
  walkScreen({
    ...bankDetailsTold.shown,
    model: bankDetailsTold.model,
    machine: bankDetailsMachine,
    render: (actor) => <BankDetailsScreen actor={actor} />,
    gestures: {
      'field.change': ({ field: name, value }) =>
        void fireEvent.change(field(labels[name] ?? name), { target: { value: value || 'T' } }),
      'field.leave': ({ field: name }) => void fireEvent.blur(field(labels[name] ?? name)),
      'form.submit': () => press('Submit bank details'),
      'banner.dismiss': () => press('Dismiss'),
      'form.load': () => press('Try again'),
      'link.renew': () => press('Request a new link'),
    },
  });
});
