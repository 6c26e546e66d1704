import type { TalesOfPlace } from './tales.ts';

/** What there is to tell of places elsewhere; of the two great cities it is what they are by night, as in their pictures. */
export const talesAbroad: Record<string, TalesOfPlace> = {
  '2988507': {
    en: [
      [
        'Paris after the museums close',
        'Late openings, lit bridges and the one-euro bath: four evenings that cost less than one dinner.',
      ],
      [
        'The night buses of Paris',
        'Lines that begin at half past midnight, and the city they go through. With a bench and a bakery at the end of each.',
      ],
      [
        'Jazz cellars, honestly compared',
        'Nine of them, two sets each: sound, sight, the price of a glass, and whether you can talk to the band.',
      ],
      [
        'Blue hour along the Seine',
        'Ten places for a tripod, none of them the obvious one, with the minute at which the lamps come on.',
      ],
      [
        'Paris for one, in the evening',
        'Counters where nobody asks for how many: soup, oysters, a film at ten, and a safe way home.',
      ],
    ],
    tr: [
      [
        'Müzeler kapandıktan sonra Paris',
        'Geç saatler, ışıklı köprüler, bir avroluk hamam: tek bir yemekten ucuza dört akşam.',
      ],
      [
        'Paris’in gece otobüsleri',
        'Yarımda başlayan hatlar ve geçtikleri şehir. Her birinin sonunda bir bank ve bir fırın.',
      ],
      [
        'Caz mahzenleri, dürüstçe',
        'Dokuz mahzen, ikişer set: ses, görüş, kadehin fiyatı ve grupla konuşulup konuşulmadığı.',
      ],
      ['Seine boyunca mavi saat', 'Üçayak için on yer, hiçbiri bilinen değil; lambaların yandığı dakikayla.'],
      [
        'Akşamları tek kişilik Paris',
        'Kaç kişi olduğunuzun sorulmadığı tezgâhlar: çorba, istiridye, onda film ve güvenli bir dönüş yolu.',
      ],
    ],
  },
  '3128760': {
    en: [
      [
        'Barcelona, dinner at eleven',
        'A family’s rhythm, taken up for four days: siesta included, tapas in the right order, children welcome.',
      ],
      [
        'Rooftops of Barcelona at night',
        'Six terraces, two of them public, and the hill from which all of them are seen at once.',
      ],
      [
        'Gràcia in the week of the lanterns',
        'How each street decks itself, where the drums start, and a room that is quiet by two.',
      ],
      [
        'Modernist façades by lamplight',
        'A walk of two hours past eleven houses that look better without the sun. With the doors that stay open.',
      ],
      [
        'Night swim at Barceloneta',
        'The far end of the beach in September, warm as a bath, and the stall that fries until the last metro.',
      ],
    ],
    tr: [
      [
        'Barselona’da akşam yemeği on birde',
        'Dört gün bir ailenin ritmi: siesta dâhil, doğru sırayla tapas, çocuklar da davetli.',
      ],
      ['Gece Barselona çatıları', 'Altı teras, ikisi herkese açık ve hepsinin birden göründüğü tepe.'],
      ['Fener haftasında Gràcia', 'Sokaklar nasıl süslenir, davullar nerede başlar ve ikide susan bir oda.'],
      [
        'Lamba ışığında modernist cepheler',
        'Güneşsiz daha güzel on bir evin önünden iki saatlik yürüyüş. Açık kalan kapılarla.',
      ],
      [
        'Barceloneta’da gece denizi',
        'Eylülde kumsalın öbür ucu, hamam gibi ılık; son metroya dek kızartan tezgâh da orada.',
      ],
    ],
  },
  '3169070': {
    en: [
      [
        'Rome before nine',
        'Three mornings that are over when the queues begin: fountains, a market, and a cornetto standing up.',
      ],
      [
        'Testaccio, course by course',
        'The old slaughterhouse quarter and what it cooks of the rest: five trattorias where the waiter decides.',
      ],
      [
        'The Appian Way by bicycle',
        'Out over the basalt on a Sunday without cars, down into one catacomb, back with the sun behind you.',
      ],
      [
        'Free frescoes of Rome',
        'Eleven churches, one coin each for the light, and a bench in front of the best of them.',
      ],
      [
        'Roman courtyards, with permission',
        'Doors that porters open if you ask in the right words. The words are in it.',
      ],
    ],
    tr: [
      ['Dokuzdan önce Roma', 'Kuyruklar başlayınca biten üç sabah: çeşmeler, bir pazar ve ayakta bir cornetto.'],
      ['Tabak tabak Testaccio', 'Eski mezbaha mahallesi ve artandan pişirdikleri: garsonun karar verdiği beş lokanta.'],
      [
        'Bisikletle Appia Yolu',
        'Arabasız bir pazar günü bazaltın üstünde, bir katakomba inip güneş arkanızdayken dönüş.',
      ],
      ['Roma’nın bedava freskleri', 'On bir kilise, ışık için birer bozukluk ve en güzelinin önünde bir bank.'],
      ['İzinle Roma avluları', 'Doğru sözlerle sorarsanız kapıcıların açtığı kapılar. Sözler içinde.'],
    ],
  },
  '2267057': {
    en: [
      [
        'Lisbon uphill, with lifts',
        'Every funicular, every public lift and the stairs between them: the seven hills for people with knees.',
      ],
      [
        'Tiles of Lisbon, house by house',
        'Two walks past a hundred façades, a workshop that mends them, and how to tell the old from the printed.',
      ],
      [
        'Fado where nobody claps too soon',
        'Four small rooms in Alfama and Mouraria, when to come, when to be silent, what the soup costs.',
      ],
      ['Lisbon with hand luggage', 'A long weekend under two hundred euros, with lunches sitting down.'],
      [
        'The viewpoints, in the right order',
        'One day, nine miradouros, always with the sun behind you and a kiosk before you.',
      ],
    ],
    tr: [
      [
        'Yokuş yukarı Lizbon, asansörlerle',
        'Her füniküler, her halk asansörü ve aralarındaki merdivenler: dizi olanlar için yedi tepe.',
      ],
      [
        'Ev ev Lizbon çinileri',
        'Yüz cephenin önünden iki yürüyüş, onları onaran bir atölye ve eskisiyle baskısını ayırmanın yolu.',
      ],
      [
        'Erken alkışlanmayan fado',
        'Alfama ve Mouraria’da dört küçük oda: ne zaman gelinir, ne zaman susulur, çorba kaça.',
      ],
      ['El bagajıyla Lizbon', 'İki yüz avronun altında uzun bir hafta sonu, öğle yemekleri oturarak.'],
      ['Doğru sırayla seyir terasları', 'Bir gün, dokuz miradouro; güneş hep arkanızda, büfe hep önünüzde.'],
    ],
  },
  '611717': {
    en: [
      [
        'From Tbilisi to the foot of Kazbek',
        'The military road by shared taxi, two nights below the church on the hill, and the glacier if the cloud lifts.',
      ],
      [
        'Ridge walks an hour from Tbilisi',
        'Four day hikes with a marshrutka at both ends, springs on the way, and shepherd dogs dealt with.',
      ],
      [
        'Sulphur baths, then the mountain',
        'Soak in Abanotubani, climb to the fortress, eat dumplings on the way down. In that order.',
      ],
      [
        'Skiing Gudauri on a small budget',
        'A room in the village, a rented board and the bus at seven: a week for what others pay a day.',
      ],
      [
        'Towers of the high Caucasus',
        'Five days on foot from hamlet to hamlet, with bread, cheese and a bed in every one.',
      ],
    ],
    tr: [
      [
        'Tiflis’ten Kazbek’in eteğine',
        'Paylaşımlı taksiyle askerî yol, tepedeki kilisenin altında iki gece ve bulut kalkarsa buzul.',
      ],
      [
        'Tiflis’e bir saat uzakta sırt yürüyüşleri',
        'İki ucunda da dolmuş olan dört günübirlik rota; yolda pınarlar, çoban köpeklerine karşı öğütler.',
      ],
      ['Önce kükürtlü hamam, sonra dağ', 'Abanotubani’de yıkanın, kaleye çıkın, inerken hinkali yiyin. Bu sırayla.'],
      [
        'Az parayla Gudauri’de kayak',
        'Köyde oda, kiralık tahta ve yedi otobüsü: başkalarının bir güne verdiğine bir hafta.',
      ],
      ['Yüksek Kafkasya’nın kuleleri', 'Köyden köye beş gün yürüyüş; her birinde ekmek, peynir ve bir yatak.'],
    ],
  },
  '1622846': {
    en: [
      [
        'Ubud and the crater lake',
        'Up to Batur before light, breakfast by the water, and home through the terraces while others queue.',
      ],
      [
        'Rice terraces on foot',
        'Three paths around Ubud where the water temples still share out the water. With the farmers’ tea stalls.',
      ],
      [
        'A quiet week in Ubud',
        'Yoga at six without a retreat, a desk with a view, and what the internet really does in the rain.',
      ],
      [
        'Lakes of Bali by motorbike',
        'Batur, Bratan, Buyan: two days in the cool, strawberries by the road, and one hot spring at dusk.',
      ],
      [
        'Carvers, dyers and a lake at dawn',
        'Four workshops around Ubud that teach for a morning, and the boatman who takes you out first.',
      ],
    ],
    tr: [
      ['Ubud ve krater gölü', 'Gün ışımadan Batur’a, su kıyısında kahvaltı ve başkaları sıradayken teraslardan eve.'],
      [
        'Yürüyerek pirinç terasları',
        'Ubud çevresinde, suyu hâlâ su tapınaklarının pay ettiği üç patika. Çiftçilerin çay tezgâhlarıyla.',
      ],
      ['Ubud’da sakin bir hafta', 'Kampsız sabah yogası, manzaralı bir masa ve yağmurda internetin gerçek hâli.'],
      [
        'Motosikletle Bali gölleri',
        'Batur, Bratan, Buyan: serinde iki gün, yol kenarında çilek ve gün batımında bir kaplıca.',
      ],
      [
        'Oymacılar, boyacılar ve şafakta göl',
        'Ubud çevresinde bir sabah ders veren dört atölye ve önce göle açılan kayıkçı.',
      ],
    ],
  },
};
