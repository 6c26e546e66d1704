import type { stayStates as english } from '../en/stay-states.ts';

export const stayStates: typeof english = {
  REQUESTED: 'İstendi',
  IN_REVIEW: 'İnceleniyor',
  OFFERED: 'Önerildi',
  INVITED: 'Davet edildi',
  OTHER_DATES: 'Başka tarih istendi',
  CONFIRMED: 'Onaylandı',
  COMPLETED: 'Tamamlandı',
  DECLINED: 'Reddedildi',
  CANCELLED: 'İptal edildi',
  EXPIRED: 'Süresi doldu',
};
