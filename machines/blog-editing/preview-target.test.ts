import { expect, it } from 'vitest';
import { targetOf } from './preview-target.ts';

it.each([
  [{ type: 'page.tripsPerRow', count: 3 }, { kind: 'trips' }],
  [{ type: 'page.language', language: 'tr' }, null],
  [
    { type: 'section.show', section: 'languages', isShown: false },
    { kind: 'section', section: 'languages' },
  ],
  [
    { type: 'item.show', section: 'services', item: '0', isShown: false },
    { kind: 'section', section: 'services' },
  ],
  [
    { type: 'contact.show', way: 'phone', isShown: false },
    { kind: 'section', section: 'contact' },
  ],
  [{ type: 'cover.style', opacity: 0.5 }, { kind: 'head' }],
  [{ type: 'page.text', text: 'aboutMe', change: { bold: true } }, { kind: 'head' }],
  [
    { type: 'page.text', text: 'expertises', change: { bold: true } },
    { kind: 'section', section: 'expertises' },
  ],
  [
    { type: 'trip.element', trip: 'sea', element: 'showPeriod', isShown: false },
    { kind: 'trip', trip: 'sea' },
  ],
] as const)('the part of the page that %j changes is known', (edit, target) => {
  expect(targetOf(edit)).toEqual(target);
});
