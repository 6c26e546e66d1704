import type { generalTab as english } from '../en/general-tab.ts';

export const generalTab: typeof english = {
  address: 'Adresiniz',
  addressLead: 'Sayfanızın bulunduğu yer. Profillerinize ekleyin ya da kodunu bir karta basın.',
  link: 'Sayfanızın adresi',
  password: 'Şifrenizi değiştirin',
  look: 'Sayfa',
  lookLead: 'Her şeyin üzerinde durduğu zemin ve yazıldığı harfler.',
  background: 'Arka plan rengi',
  font: 'Yazı tipi',
  trips: 'Geziler',
  tripsLead: 'Yer olduğunda kaç gezinin yan yana duracağı. Telefonda her satırda bir gezi vardır.',
  tripsPerRow: 'Satır başına gezi',
  language: 'Sayfa dili',
  languageLead: 'Sayfanızın başlıkları, ay adları ve düğmeleri. Sizin yazdıklarınız olduğu gibi kalır.',
  sharing: 'Sayfanız paylaşıldığında',
  sharingLead:
    'Mesajlaşma uygulamalarında ve arama sonuçlarında görünenler. Boş bırakırsanız adınız ve kendi sözleriniz görünür.',
  sharingTitle: 'Başlık',
  sharingDescription: 'Açıklama',
  sharingCard: 'Böyle görünecek',
};
