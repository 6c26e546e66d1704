import { describe } from 'vitest';
import { bankDetailsMachine } from '#machines/bank-details/bank-details.machine.ts';
import { flow } from '#tests/flows/bank-details.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { BankDetailsScreen } from '#web/bank-details/bank-details-screen.tsx';

describe('bankDetails through its page', () => {
  walkScreen({ flow, machine: bankDetailsMachine, render: (actor) => <BankDetailsScreen actor={actor} /> });
});
