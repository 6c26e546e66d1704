import { describe } from 'vitest';
import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { flow } from '#tests/flows/copying.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { AddressFields } from '#web/dashboard/address-fields.tsx';
import { onPage } from './on-page.tsx';

describe('copying through the address of a blog', () => {
  walkScreen({
    flow,
    machine: copyingMachine,
    render: (copying) => onPage(<AddressFields copying={copying} address="https://vaya.example/blog/deniz" />),
  });
});
