import { expect, it } from 'vitest';
import { cityLabel, placeLabel, regionLabel } from './place-label.ts';

it('a place is a city and where it is', () => {
  expect(placeLabel('Kaş', 'Antalya')).toBe('Kaş, Antalya');
  expect(regionLabel({ cityName: 'Kaş', stateName: 'Antalya', countryName: 'Türkiye' })).toBe('Antalya, Türkiye');
});

it('[FILTER-31] a city is labelled with both parts, or with whichever part exists', () => {
  expect(cityLabel({ cityName: 'Kaş', stateName: 'Antalya' })).toBe('Kaş, Antalya');
  expect(cityLabel({ cityName: 'İstanbul', stateName: 'İstanbul' })).toBe('İstanbul, İstanbul');
  expect(cityLabel({ cityName: 'Kaş', stateName: '' })).toBe('Kaş');
  expect(cityLabel({ cityName: ' ', stateName: 'Antalya' })).toBe('Antalya');
  expect(cityLabel({ cityName: '', stateName: '' })).toBe('');
});

it('a place is whichever part of it there is', () => {
  expect(placeLabel('Kaş', ' ')).toBe('Kaş');
  expect(placeLabel('', 'Antalya')).toBe('Antalya');
  expect(placeLabel('', '')).toBe('');
});

it('a city that is its own state or country is said once, however it is spelt', () => {
  expect(placeLabel('İstanbul', 'Istanbul')).toBe('İstanbul');
  expect(placeLabel('Singapore', 'Singapore', 'Singapore')).toBe('Singapore');
  expect(regionLabel({ cityName: 'İzmir', stateName: 'İzmir', countryName: 'Türkiye' })).toBe('Türkiye');
});
