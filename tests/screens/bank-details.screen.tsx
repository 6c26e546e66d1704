import { bankDetailsMachine } from '#machines/bank-details/bank-details.machine.ts';
import { flow } from '#tests/flows/bank-details.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { BankDetailsScreen } from '#web/bank-details/bank-details-screen.tsx';

export const screen: Screen<typeof bankDetailsMachine> = {
  flow,
  machine: bankDetailsMachine,
  render: (actor) => <BankDetailsScreen actor={actor} />,
};
