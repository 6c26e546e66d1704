import type { acknowledgedReply } from './acknowledged.ts';
import type {
  bankDetailsReply,
  bankDetailsRequest,
  bankFormReply,
  bankTokenQuery,
  renewBankLinkRequest,
} from './bank-details.ts';
import { type RouteTable, wire } from './route.ts';

export const bankDetailsRoutes = {
  readBankForm: {
    method: 'GET',
    path: '/creator/bank-details-form',
    wire: wire<{ query: typeof bankTokenQuery; answer: typeof bankFormReply }>(),
  },
  completeBankDetails: {
    method: 'POST',
    path: '/creator/complete-bank-details',
    wire: wire<{ query: typeof bankTokenQuery; body: typeof bankDetailsRequest; answer: typeof bankDetailsReply }>(),
  },
  renewBankLink: {
    method: 'POST',
    path: '/creator/bank-details-link',
    wire: wire<{ body: typeof renewBankLinkRequest; answer: typeof acknowledgedReply }>(),
  },
} as const satisfies RouteTable;
