import type { Language } from '#contract/language.ts';

/** What somebody says of themselves whose first expertise this is. */
const stories: Record<string, Record<Language, string>> = {
  'adventure-travel': {
    en: 'I go where the map has a gap, come back with all my toes, and tell you which part was worth it.',
    tr: 'Haritanın boş kaldığı yere giderim, sağ salim dönerim, hangisine değdiğini de söylerim.',
  },
  architecture: {
    en: 'Houses first, cities second: staircases, courtyards, and the people who ask me in when I look too long.',
    tr: 'Önce evler, sonra şehirler: merdivenler, avlular ve fazla bakınca beni içeri alan insanlar.',
  },
  'budget-travel': {
    en: 'Every lira is written down. I show what a week costs when you cook twice, walk much and book late.',
    tr: 'Her kuruşu yazarım. İki kez pişirip çok yürüyünce bir haftanın kaça çıktığını gösteririm.',
  },
  camping: {
    en: 'A tent, a small stove and a hammock for the dog. I test sites at full moon and in the rain.',
    tr: 'Bir çadır, küçük bir ocak, köpeğe de hamak. Kamp yerlerini dolunayda ve yağmurda denerim.',
  },
  'city-breaks': {
    en: 'Two nights, three meals worth the trip, one long walk. My weekends in cities fit on a card.',
    tr: 'İki gece, yola değen üç öğün, bir uzun yürüyüş. Şehir hafta sonlarım bir karta sığar.',
  },
  cruising: {
    en: 'Slow trains, night ferries and the towns between them, for travellers who do not like to fly.',
    tr: 'Ağır trenler, gece feribotları ve aralarındaki kasabalar; uçmayı sevmeyenler için.',
  },
  culture: {
    en: 'I read the local paper before I unpack. Festivals, museums after hours, and who to ask about the rest.',
    tr: 'Bavulu açmadan yerel gazeteyi okurum. Şenlikler, mesai sonrası müzeler ve kime ne sorulur.',
  },
  cycling: {
    en: 'Cities by bicycle, with every hill marked, and the one repair shop that is open on Sundays.',
    tr: 'Bisikletle şehirler; her yokuş işaretli, pazarları açık tek tamirci de yazılı.',
  },
  diving: {
    en: 'Diver, photographer, bad sleeper. I am in the water before the wind gets up, and I map what I see.',
    tr: 'Dalgıç, fotoğrafçı, uykusu az biri. Rüzgâr kalkmadan sudayım, gördüğümü haritaya dökerim.',
  },
  'family-travel': {
    en: 'I test family stays with two small critics. If there is shade, a swing and a good soup, you will read about it.',
    tr: 'Aile tatillerini iki küçük eleştirmenle denerim. Gölge, salıncak ve iyi bir çorba varsa yazarım.',
  },
  'food-and-wine': {
    en: 'I cook with grandmothers in mountain villages and publish the recipe with the road that leads there.',
    tr: 'Dağ köylerinde ninelerle pişiririm; tarifi, oraya giden yolla birlikte yayımlarım.',
  },
  hiking: {
    en: 'I walk old mule paths with a notebook and a film camera, and write down who I meet at every well.',
    tr: 'Eski katır yollarında defter ve filmli makineyle yürürüm, her kuyu başında kimi gördüğümü yazarım.',
  },
  'luxury-travel': {
    en: 'I pay for the suite myself once a year and for the coffee every day. You read what both were worth.',
    tr: 'Süiti yılda bir, kahveyi her gün kendim öderim. İkisinin de neye değdiğini okursunuz.',
  },
  nightlife: {
    en: 'Small stages, late kitchens, safe ways home. I leave when the lights come on and write before I sleep.',
    tr: 'Küçük sahneler, geç mutfaklar, güvenli dönüşler. Işıklar yanınca çıkar, uyumadan yazarım.',
  },
  photography: {
    en: 'One lens, early hours. I publish the picture, the place I stood and what I asked before I took it.',
    tr: 'Tek objektif, erken saatler. Fotoğrafı, durduğum yeri ve çekmeden önce ne sorduğumu paylaşırım.',
  },
  'road-trips': {
    en: 'Old car, good tyres, no motorway. Loops of a week with a swim, a bakery and a view a day.',
    tr: 'Eski araba, iyi lastik, otoyol yok. Her gün bir deniz, bir fırın, bir manzara: haftalık halkalar.',
  },
  sailing: {
    en: 'Weekends in small harbours: where to anchor, where to eat, and which baker opens at five.',
    tr: 'Küçük limanlarda hafta sonları: nerede demirlenir, nerede yenir, hangi fırın beşte açılır.',
  },
  'solo-travel': {
    en: 'Alone by choice. Tables for one, streets that feel right at ten, and hosts who knock.',
    tr: 'Kendi isteğiyle yalnız. Tek kişilik masalar, onda da içe sinen sokaklar, kapıyı çalan ev sahipleri.',
  },
  surfing: {
    en: 'I follow the swell in a van with a kettle. Breaks for beginners, and the ones to leave to the locals.',
    tr: 'Çaydanlıklı bir minibüsle dalganın peşindeyim. Acemiye göre olanlar ve yerlisine bırakılacaklar.',
  },
  'sustainable-travel': {
    en: 'By rail, on foot, with a refilled bottle. I ask every host where the water goes, and print the answer.',
    tr: 'Trenle, yürüyerek, dolan şişeyle. Her ev sahibine suyun nereye gittiğini sorar, cevabı yazarım.',
  },
  videography: {
    en: 'Four minutes a place, no voice-over. I film what it sounds like at seven in the morning.',
    tr: 'Her yere dört dakika, anlatıcı yok. Sabahın yedisinde nasıl ses verdiğini çekerim.',
  },
  wellness: {
    en: 'Baths, springs and quiet rooms. I sleep before I review, and say when the quiet was a generator.',
    tr: 'Hamamlar, kaplıcalar, sessiz odalar. Yazmadan önce uyurum; sessizlik jeneratörse söylerim.',
  },
  wildlife: {
    en: 'A hide, a flask and patience. Herons, turtles, once a lynx; never bait, never a drone.',
    tr: 'Bir gözlem yeri, bir termos ve sabır. Balıkçıllar, kaplumbağalar, bir kez vaşak; yem yok, dron yok.',
  },
  'winter-sports': {
    en: 'First lift, second-hand skis, soup at two. Small resorts for people who work remotely and like it cold.',
    tr: 'İlk teleferik, ikinci el kayak, ikide çorba. Soğuğu seven uzaktan çalışanlara küçük merkezler.',
  },
};

const plain: Record<Language, string> = {
  en: 'I travel slowly, write at night, and pay for everything I write about.',
  tr: 'Ağır gezer, gece yazarım; yazdığım her şeyin parasını kendim öderim.',
};

export const storyOf = (expertise: string | undefined, language: Language): string =>
  (stories[expertise ?? ''] ?? plain)[language];
