import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { flow } from '#tests/flows/copying.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { AddressFields } from '#web/dashboard/address-fields.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof copyingMachine> = {
  flow,
  machine: copyingMachine,
  render: (copying) => onPage(<AddressFields copying={copying} address="https://vaya.example/blog/deniz" />),
};
