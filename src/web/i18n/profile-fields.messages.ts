import type { Catalogue } from '#contract/language.ts';

const en = {
  aboutHint: 'Where you travel, what you look for and who reads you',
  socialHint: 'Enter a handle or a profile address. One of the three is enough.',
  followersHint: 'Followers are optional. Sponsors see the numbers and the day on which you entered them.',
  addLanguage: 'Add a language',
  addExpertise: 'Add an expertise',
  choose: 'Choose...',
  levelOf: (name: string) => `Level of ${name}`,
  locationsHint: 'Where you work. The first is your main one.',
  citySearch: 'Search for a city',
  searching: 'Searching...',
  noCity: 'No city with this name was found.',
  cityFailed: 'Error searching cities',
  suggested: 'Often chosen',
  places: 'Places: GeoNames, CC BY 4.0',
  makeMain: (name: string) => `Make ${name} the main location`,
  main: 'Main',
};

const tr: typeof en = {
  aboutHint: 'Nerelere gidiyorsunuz, neler arıyorsunuz, sizi kimler okuyor?',
  socialHint: 'Kullanıcı adı veya profil adresi girin. Üçünden biri yeterli.',
  followersHint: 'Takipçi sayıları isteğe bağlıdır. Sponsorlar sayıları ve onları girdiğiniz günü görür.',
  addLanguage: 'Dil ekle',
  addExpertise: 'Uzmanlık ekle',
  choose: 'Seçin...',
  levelOf: (name) => `${name} düzeyi`,
  locationsHint: 'Çalıştığınız yerler. İlki ana konumunuzdur.',
  citySearch: 'Şehir ara',
  searching: 'Aranıyor...',
  noCity: 'Bu adda bir şehir bulunamadı.',
  cityFailed: 'Şehirler aranamadı',
  suggested: 'Sık seçilenler',
  places: 'Yerler: GeoNames (CC BY 4.0 lisansıyla)',
  makeMain: (name) => `${name} ana konum olsun`,
  main: 'Ana konum',
};

export const profileFieldsMessages = { en, tr } satisfies Catalogue<typeof en>;
