import type { Language } from '#contract/language.ts';
import type { Landscape } from './draw-landscape.ts';
import { talesAbroad } from './tales-abroad.ts';
import { talesOfTurkey } from './tales-of-turkey.ts';

type Some<Item> = readonly [Item, ...Item[]];
type Tale = readonly [title: string, description: string];
export type TalesOfPlace = Record<Language, Some<Tale>>;

const withoutTale: Some<Tale> = [['', '']];
const tales: Readonly<Record<string, TalesOfPlace>> = { ...talesOfTurkey, ...talesAbroad };

/** What creators who write in a language tell of a place. */
export const talesOf = (cityId: string, language: Language): Some<Tale> => tales[cityId]?.[language] ?? withoutTale;

/** What a day of a journey holds where it looks like this. */
export const stopsOf: Record<Landscape, Record<Language, Some<string>>> = {
  coast: {
    en: [
      'Boat to the far bay',
      'Swim below the lighthouse',
      'Walk along the harbour wall',
      'Grilled bream at the pier',
      'Canoe before the wind gets up',
      'Cove that is reached by steps',
      'Sunset from the headland',
      'Fish auction at the quay',
    ],
    tr: [
      'Tekneyle uzak koya',
      'Fenerin altında deniz',
      'Mendirek boyunca yürüyüş',
      'İskelede ızgara çipura',
      'Rüzgârdan önce kano',
      'Merdivenle inilen koy',
      'Burunda gün batımı',
      'Rıhtımda balık mezadı',
    ],
  },
  oldTown: {
    en: [
      'Breakfast at the bakery by the square',
      'Museum of the old customs house',
      'Sunset from the citadel',
      'Market under the arcades',
      'Courtyard behind the third door',
      'Coffee where the printers were',
      'Bell tower, 203 steps',
      'Workshop that mends tiles',
    ],
    tr: [
      'Meydandaki fırında kahvaltı',
      'Eski gümrük binası müzesi',
      'Kalede gün batımı',
      'Revakların altındaki pazar',
      'Üçüncü kapının ardındaki avlu',
      'Eski matbaacılar hanında kahve',
      'Çan kulesi, 203 basamak',
      'Çini onaran atölye',
    ],
  },
  desert: {
    en: [
      'Balloons, seen from below',
      'Painted church in the side valley',
      'Tunnel walk with a torch',
      'Pottery wheel by the red river',
      'Pigeon houses at noon',
      'Rim path at dusk',
      'Testi kebab, broken at the table',
      'Stars from the flat roof',
    ],
    tr: [
      'Aşağıdan balonlar',
      'Yan vadideki boyalı kilise',
      'Fenerle tünel yürüyüşü',
      'Kızılırmak kıyısında çömlek',
      'Öğlen güvercinlikler',
      'Akşam vakti vadi kenarı',
      'Masada kırılan testi kebabı',
      'Düz damda yıldızlar',
    ],
  },
  mountain: {
    en: [
      'Drive over the pass',
      'Spring where the shepherds fill up',
      'Ridge path, three hours',
      'Bread from the clay oven',
      'Tower house of the last family',
      'Church on the hill before the cloud',
      'Hut with a stove',
      'Bath in warm stone basins',
    ],
    tr: [
      'Geçitten araba yolu',
      'Çobanların su doldurduğu pınar',
      'Üç saatlik sırt yolu',
      'Tandırdan ekmek',
      'Son ailenin kule evi',
      'Bulut inmeden tepedeki kilise',
      'Sobalı dağ evi',
      'Ilık taş havuzlar',
    ],
  },
  lake: {
    en: [
      'Boat on the lake at first light',
      'Path between the terraces',
      'Water temple at the spring',
      'Lunch on stilts',
      'Wood carver’s yard',
      'Hot spring at dusk',
      'Strawberries by the road',
      'Dyer with the indigo hands',
    ],
    tr: [
      'Şafakta gölde kayık',
      'Terasların arasındaki patika',
      'Pınardaki su tapınağı',
      'Kazıklar üstünde öğle yemeği',
      'Oymacının avlusu',
      'Gün batımında kaplıca',
      'Yol kenarında çilek',
      'Elleri çivit mavisi boyacı',
    ],
  },
  nightCity: {
    en: [
      'Bridge when the lamps come on',
      'Second set in the cellar',
      'Counter that serves until two',
      'Roof with the whole city',
      'Late gallery, half price',
      'Night bus to the last stop',
      'Film at ten, in the original',
      'Bakery that opens at four',
    ],
    tr: [
      'Lambalar yanarken köprü',
      'Mahzende ikinci set',
      'İkiye kadar açık tezgâh',
      'Bütün şehri gören çatı',
      'Yarı fiyatına gece galerisi',
      'Son durağa gece otobüsü',
      'Onda, özgün dilde film',
      'Dörtte açılan fırın',
    ],
  },
};
