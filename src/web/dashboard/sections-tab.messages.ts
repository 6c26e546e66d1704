import type { Catalogue } from '#contract/language.ts';

const en = {
  contactLead: 'Your email address and phone number are public only while Contact shows them.',
  sectionsTitle: 'Profile Sections',
  sectionsLead: 'Choose what your page shows about you, and in which order.',
  tip: 'Put what matters most to sponsors first. Many do not read past the second section.',
  guideTitle: 'How To Use This Page',
  guide: [
    'Turn a section on or off with its switch. A section that is off is not shown to anyone.',
    'Open a section with its arrow to choose each item.',
    'Move a section with its arrows, or by keyboard with Alt and the arrow keys. The order is saved at once.',
    'Everything else is a draft until you press Save Changes.',
  ],
  contacts: { email: 'Email', phone: 'Phone Number' },
  noItems: 'No items found in this section',
  reveal: (section: string) => `Some items in ${section} are hidden. Show all of them to everyone, or choose below.`,
  showAll: 'Show all',
  keepOff: 'Keep it off',
  expand: (section: string) => `Show the items of ${section}`,
  collapse: (section: string) => `Hide the items of ${section}`,
  moveUp: (section: string) => `Move ${section} up`,
  moveDown: (section: string) => `Move ${section} down`,
  move: (section: string) => `Move ${section}: Alt and an arrow key, Home or End`,
  place: (section: string, place: number, count: number) => `${section}, ${place} of ${count}`,
};

const tr: typeof en = {
  contactLead: 'E-posta adresiniz ve telefon numaranız yalnızca İletişim bölümünde gösterdiğinizde herkese açıktır.',
  sectionsTitle: 'Profil bölümleri',
  sectionsLead: 'Sayfanızda sizinle ilgili nelerin hangi sırayla görüneceğini seçin.',
  tip: 'Sponsorlar için en önemli olanı başa koyun. Çoğu, ikinci bölümden sonrasını okumaz.',
  guideTitle: 'Bu sayfa nasıl kullanılır',
  guide: [
    'Bir bölümü anahtarıyla açıp kapatın. Kapalı bir bölümü kimse görmez.',
    'Ögeleri tek tek seçmek için bölümün okuna basın.',
    'Bölümü oklarıyla ya da klavyede Alt ve ok tuşlarıyla taşıyın. Sıra hemen kaydedilir.',
    'Diğer her şey, Kaydet düğmesine basana kadar taslaktır.',
  ],
  contacts: { email: 'E-posta', phone: 'Telefon numarası' },
  noItems: 'Bu bölümde öge bulunamadı',
  reveal: (section) => `${section} bölümünde gizli ögeler var. Hepsini herkese gösterin ya da aşağıdan seçin.`,
  showAll: 'Hepsini göster',
  keepOff: 'Kapalı kalsın',
  expand: (section) => `${section}: ögeleri göster`,
  collapse: (section) => `${section}: ögeleri gizle`,
  moveUp: (section) => `${section}: yukarı taşı`,
  moveDown: (section) => `${section}: aşağı taşı`,
  move: (section) => `${section}: taşımak için Alt ve ok tuşu, Home ya da End`,
  place: (section, place, count) => `${section}, ${count} bölümden ${place}.`,
};

export const sectionsTabMessages = { en, tr } satisfies Catalogue<typeof en>;
