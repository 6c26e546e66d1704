import type { BookingState } from '#contract/booking-choices.ts';
import type { Catalogue } from '#contract/language.ts';

const en = {
  REQUESTED: 'Requested',
  IN_REVIEW: 'In review',
  OFFERED: 'Offered',
  INVITED: 'Invited',
  OTHER_DATES: 'Other dates requested',
  CONFIRMED: 'Confirmed',
  COMPLETED: 'Completed',
  DECLINED: 'Declined',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
} satisfies Record<BookingState, string>;

const tr: typeof en = {
  REQUESTED: 'Talep edildi',
  IN_REVIEW: 'İnceleniyor',
  OFFERED: 'Önerildi',
  INVITED: 'Davet edildi',
  OTHER_DATES: 'Başka tarihler istendi',
  CONFIRMED: 'Onaylandı',
  COMPLETED: 'Tamamlandı',
  DECLINED: 'Reddedildi',
  CANCELLED: 'İptal edildi',
  EXPIRED: 'Süresi doldu',
};

export const stayStateMessages = { en, tr } satisfies Catalogue<typeof en>;
