import type { acknowledgedReply } from './acknowledged.ts';
import type {
  bankDetailsReply,
  bankDetailsRequest,
  bankFormReply,
  bankTokenQuery,
  renewBankLinkRequest,
} from './bank-details.ts';
import type { WordsByName } from './language.ts';
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

export const bankDetailsMails = {
  'bank-link': { en: 'Link for bank details', tr: 'Banka bilgileri bağlantısı' },
  'bank-needs-changes': { en: 'Bank details need changes', tr: 'Banka bilgilerinde değişiklik gerekli' },
  'bank-details-received': { en: 'Bank details received', tr: 'Banka bilgileri alındı' },
  'bank-details-to-verify': { en: 'Bank details to verify (to the team)', tr: 'Doğrulanacak banka bilgileri (ekibe)' },
} as const satisfies WordsByName;

export const bankDetailsAuditActions = {
  'bank.verify': { en: 'Bank details verified', tr: 'Banka bilgileri doğrulandı' },
  'bank.return': { en: 'Bank details sent back', tr: 'Banka bilgileri geri gönderildi' },
  'bank.reissue': { en: 'New bank link sent', tr: 'Yeni banka bağlantısı gönderildi' },
  'bank.reveal': { en: 'IBAN shown', tr: 'IBAN gösterildi' },
  'keys.rotate': { en: 'Encryption key rotated', tr: 'Şifreleme anahtarı yenilendi' },
} as const satisfies WordsByName;
