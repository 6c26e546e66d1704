/** Common Turkish passwords and newer words that the published lists lack, the commonest first. */
export const localFavourites = [
  'sifre parola galatasaray fenerbahce besiktas trabzonspor bursaspor goztepe cimbombom ultraslan sarikirmizi sarilacivert',
  'askim canim sevgilim bebegim tatlim birtanem hayatim seniseviyorum seviyorum annem babam annebaba merhaba tesekkurler',
  'turkiye istanbul ankara izmir antalya bursa adana konya trabzon samsun eskisehir kusadasi bodrum kapadokya',
  'ataturk mustafakemal cokgizli kralsensin bismillah elhamdulillah allahuakbar hosgeldiniz dunyaguzel aslanparcasi',
  'ahmet mehmet mustafa fatma ayse emine hatice zeynep elif yusuf emre merve kerem deniz kartal aslan kanarya',
  'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik',
  'pazartesi sali carsamba persembe cuma cumartesi pazar ilkbahar sonbahar',
  'instagram youtube tiktok netflix spotify whatsapp linkedin fortnite roblox minecraft iphone android ubuntu chatgpt',
  'iloveyousomuch ilovemymom tequieromucho hakunamatata mylittlepony thisisapassword ineedapassword thequickbrownfox tobeornottobe',
  'maytheforcebewithyou correcthorsebatterystaple wanderlust worldtraveler travelblogger influencer',
].flatMap((words) => words.split(' '));
