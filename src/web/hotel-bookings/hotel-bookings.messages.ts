import type { Catalogue } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** No place: clocks there show what the reader's clock shows. */
const timeIn = (place: string): string => (place === '' ? '' : ` (${place} time)`);
const saatiyle = (place: string): string => (place === '' ? '' : ` (${place} saatiyle)`);

const en = {
  title: 'Your stays',
  lead: 'The stays you requested and the invitations you received.',
  staffTitle: 'Stays',
  choose: 'Choose a stay from the list.',
  emptyStaff: 'No stays yet. Requests and invitations appear here.',
  age: (days: number) => (days === 0 ? 'today' : `${count(days, 'day')} ago`),
  invitations: 'Your invitations',
  invitationsLead: 'The creators you invited, and their replies.',
  emptyInvitations: 'No invitations yet. Find a creator in the directory and invite them to stay.',
  toDirectory: 'Go to the directory',
  invitation: 'Invitation',
  invitationTo: (name: string) => `Invitation to ${name}`,
  allInvitations: 'All invitations',
  stay: 'Your stay',
  stayIn: (city: string) => `Your stay in ${city}`,
  request: 'Request a stay',
  all: 'All',
  filter: 'Filter by status',
  list: 'Stays',
  empty: 'No stays yet. Name the hotel you’d like, and we’ll ask them for an offer.',
  emptyState: 'No stays with this status.',
  loading: 'Loading stays...',
  loadingStay: 'Loading the stay...',
  more: 'Show more',
  shown: (shown: number, total: number) => `${shown} of ${total}`,
  listFailed: 'Failed to fetch hotel bookings',
  stayFailed: 'Failed to fetch hotel booking',
  noteFailed: 'Failed to add note',
  moveFailed: 'We couldn’t update the stay. Your text is still here.',
  already: (state: string) => `This stay is already ${state.toLowerCase()}.`,
  missing: 'This stay doesn’t exist, or it isn’t yours.',
  backToList: 'All stays',
  reference: (reference: string) => `Reference ${reference}`,
  nights: (nights: number) => count(nights, 'night'),
  invitedBy: (name: string) => `Invitation from ${name}`,
  requestedByYou: 'Requested by you',
  forTrip: 'Trip:',
  untitledTrip: 'Untitled Trip',
  tripDeleted: 'The trip for this stay was deleted.',
  hotelOpen: 'Hotel not chosen yet',
  endOfDay: (day: string, place: string) => `${day}, end of day${timeIn(place)}`,
  momentAt: (moment: string, place: string) => `${moment}${timeIn(place)}`,
  until: (when: string) => `Until ${when}`,
  groups: {
    turn: 'Your turn',
    waiting: 'Waiting for a reply',
    upcoming: 'Upcoming',
    past: 'Past and closed',
    others: 'Other stays',
  },
  due: {
    REQUESTED: (when: string, by: Role) =>
      `${by === 'staff' ? 'Answer' : 'We’ll answer'} by ${when}, or the request expires.`,
    IN_REVIEW: (when: string, by: Role) =>
      `${by === 'staff' ? 'Send' : 'We’ll send'} an offer by ${when}, or the request expires.`,
    OFFERED: (when: string) => `The offer is valid until ${when}.`,
    INVITED: (when: string) => `The invitation is valid until ${when}.`,
    OTHER_DATES: (when: string, by: Role) =>
      `${by === 'sponsor' ? 'Reply' : 'The host replies'} by ${when}, or the invitation expires.`,
  },
  checkInDay: (day: string, days: number) =>
    `Check-in ${day}, ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}`,
  checkOutDay: (day: string) => `Check-out ${day}`,
  again: 'Request again with other dates',
  inviteAgain: 'Invite again',
  noteLabel: 'Note',
};

const tr: typeof en = {
  title: 'Konaklamalarınız',
  lead: 'İstediğiniz konaklamalar ve aldığınız davetler.',
  staffTitle: 'Konaklamalar',
  choose: 'Listeden bir konaklama seçin.',
  emptyStaff: 'Henüz konaklama yok. İstekler ve davetler burada görünür.',
  age: (days) => (days === 0 ? 'bugün' : `${days} gün önce`),
  invitations: 'Davetleriniz',
  invitationsLead: 'Davet ettiğiniz içerik üreticileri ve yanıtları.',
  emptyInvitations: 'Henüz davet yok. Dizinden bir içerik üreticisi bulup konaklamaya davet edin.',
  toDirectory: 'Dizine git',
  invitation: 'Davet',
  invitationTo: (name) => `Davet: ${name}`,
  allInvitations: 'Tüm davetler',
  stay: 'Konaklamanız',
  stayIn: (city) => `Konaklamanız: ${city}`,
  request: 'Konaklama iste',
  all: 'Tümü',
  filter: 'Duruma göre filtrele',
  list: 'Konaklamalar',
  empty: 'Henüz konaklama yok. İstediğiniz oteli yazın, sizin için öneri isteyelim.',
  emptyState: 'Bu durumda konaklama yok.',
  loading: 'Konaklamalar yükleniyor...',
  loadingStay: 'Konaklama yükleniyor...',
  more: 'Daha fazla göster',
  shown: (shown, total) => `${shown} / ${total}`,
  listFailed: 'Konaklamalar yüklenemedi',
  stayFailed: 'Konaklama yüklenemedi',
  noteFailed: 'Not eklenemedi',
  moveFailed: 'Konaklama güncellenemedi. Yazdıklarınız duruyor.',
  already: (state) => `Konaklamanın durumu bu arada değişti: ${state}.`,
  missing: 'Böyle bir konaklama yok ya da bu konaklama size ait değil.',
  backToList: 'Tüm konaklamalar',
  reference: (reference) => `Referans: ${reference}`,
  nights: (nights) => `${nights} gece`,
  invitedBy: (name) => `Davet eden: ${name}`,
  requestedByYou: 'Sizin isteğiniz',
  forTrip: 'Gezi:',
  untitledTrip: 'Adsız gezi',
  tripDeleted: 'Bu konaklamanın gezisi silindi.',
  hotelOpen: 'Otel henüz belli değil',
  endOfDay: (day, place) => `${day}, gün sonu${saatiyle(place)}`,
  momentAt: (moment, place) => `${moment}${saatiyle(place)}`,
  until: (when) => `Son tarih: ${when}`,
  groups: {
    turn: 'Sıra sizde',
    waiting: 'Yanıt bekleyenler',
    upcoming: 'Yaklaşanlar',
    past: 'Geçmiş ve kapananlar',
    others: 'Diğer konaklamalar',
  },
  due: {
    REQUESTED: (when, by) =>
      `${by === 'staff' ? 'Yanıt' : 'Yanıtımız'} için son tarih: ${when}. Yanıt verilmezse isteğin süresi dolar.`,
    IN_REVIEW: (when, by) =>
      `${by === 'staff' ? 'Öneri' : 'Önerimiz'} için son tarih: ${when}. Öneri gönderilmezse isteğin süresi dolar.`,
    OFFERED: (when) => `Öneriyi yanıtlamak için son tarih: ${when}.`,
    INVITED: (when) => `Daveti yanıtlamak için son tarih: ${when}.`,
    OTHER_DATES: (when, by) =>
      `${by === 'sponsor' ? 'Yanıt' : 'Ev sahibinin yanıtı'} için son tarih: ${when}. Yanıt verilmezse davetin süresi dolar.`,
  },
  checkInDay: (day, days) => `Otele giriş ${day}, ${days === 0 ? 'bugün' : days === 1 ? 'yarın' : `${days} gün sonra`}`,
  checkOutDay: (day) => `Otelden çıkış ${day}`,
  again: 'Başka tarihlerle yeniden iste',
  inviteAgain: 'Yeniden davet et',
  noteLabel: 'Not',
};

export const hotelBookingsMessages = { en, tr } satisfies Catalogue<typeof en>;

export type HotelBookingsMessages = typeof en;
