import { ownHotelsMachine } from '#machines/own-hotels/own-hotels.machine.ts';
import { journeysOf, type Open } from '#tests/kit/journey.ts';
import { full, hillHouse, kept } from './own-hotels.flow.ts';
import { bayHouse } from './stay-form.flow.ts';

const keep = (change: object = {}) => ({ type: 'hotel.keep', hotel: { ...bayHouse, ...change } }) as const;
const manage = { type: 'hotels.open' } as const;
const confirm = { type: 'name.confirm' } as const;
const leave = { type: 'change.leave' } as const;
const dismiss = { type: 'banner.dismiss' } as const;
const rename = (id: string) => ({ type: 'hotel.rename', id }) as const;
const typeName = (name: string) => ({ type: 'name.type', name }) as const;
const remove = (id: string) => ({ type: 'hotel.remove', id }) as const;
const undo = (id: string) => ({ type: 'removal.undo', id }) as const;
const moving = (move: object) => ({ calls: { moveHotel: move } });
const hotels = (...list: (typeof kept)[]) => ({ kind: 'hotels', hotels: list }) as const;

const withHotels = (open: Open<typeof ownHotelsMachine>, ...list: (typeof kept)[]) => {
  const page = open(undefined);
  page.answer('fetchHotels', list);
  return page;
};

export const journeys = journeysOf({
  machine: ownHotelsMachine,
  file: 'own-hotels/own-hotels.machine.ts',
  journeys: {
    'reads the hotels, again after a failure'(open) {
      const page = open(undefined);
      page.isIn('loading', { calls: { fetchHotels: undefined }, context: { hotels: [] } });
      page.rejects(keep(), manage);
      page.fail('fetchHotels');
      page.isIn('failed', {});
      page.send({ type: 'call.retry' });
      page.answer('fetchHotels', [kept]);
      page.isIn('ready.calm', { context: { hotels: [kept] } });
    },
    '[BEYOND-110] keeps a hotel with a name and a city once, and again where its city is another'(open) {
      const page = withHotels(open);
      page.rejects(manage, keep({ hotelName: ' ' }), keep({ cityName: ' ' }), dismiss);
      page.send(keep());
      page.isIn('keeping', moving({ kind: 'keep', hotel: bayHouse }));
      page.rejects(keep(), manage);
      page.answer('moveHotel', hotels(kept));
      page.isIn('ready.calm', { context: { hotels: [kept] } });
      page.rejects(keep(), keep({ hotelName: 'BAY house ' }), keep({ cityName: 'Kaş ' }));
      const moved = { cityId: null, cityName: 'Kaş' };
      page.send(keep(moved));
      page.isIn('keeping', moving({ kind: 'keep', hotel: { ...bayHouse, ...moved } }));
      page.answer('moveHotel', hotels({ ...kept, cityName: 'Rize' }));
      page.send(keep());
      page.isIn('keeping', moving({ kind: 'keep', hotel: bayHouse }));
    },
    'has room for fifty, and for changes of these'(open) {
      const many = Array.from({ length: 50 }, (_, index) => ({
        ...kept,
        _id: `h${index}`,
        hotelName: `Hotel ${index}`,
      }));
      const page = withHotels(open, ...many);
      page.rejects(keep());
      page.send(keep({ hotelName: 'Hotel 7', cityName: 'Rize', cityId: null }));
      page.isIn('keeping', {
        ...moving({ kind: 'keep', hotel: { ...bayHouse, hotelName: 'Hotel 7', cityName: 'Rize', cityId: null } }),
      });
      const room = withHotels(open, ...many.slice(1));
      room.send(keep());
      room.isIn('keeping', moving({ kind: 'keep', hotel: bayHouse }));
    },
    'says why a hotel was not kept, until it is dismissed or kept'(open) {
      const page = withHotels(open, hillHouse);
      page.send(keep());
      page.answer('moveHotel', full);
      page.isIn('ready.refused', { context: { message: full.message, hotels: [hillHouse] } });
      page.send(dismiss);
      page.isIn('ready.calm', { context: { message: null } });
      page.send(keep());
      page.fail('moveHotel');
      page.isIn('ready.refused', { context: { message: '' } });
      page.send(manage);
      page.isIn('managing.calm', { context: { message: null } });
    },
    '[BEYOND-110] renames a hotel, and keeps a refused name in its field'(open) {
      const page = withHotels(open, kept, hillHouse);
      page.send(manage);
      page.rejects(rename('hotel-9'), remove('hotel-9'), undo('hotel-1'), confirm, typeName('x'), keep());
      page.send(rename('hotel-1'));
      page.isIn('managing.naming', { context: { renamed: 'hotel-1', name: 'Hill House' } });
      page.rejects(confirm);
      page.send(typeName(' '));
      page.rejects(confirm);
      page.send(typeName('Bay House'), confirm);
      page.isIn('changing', moving({ kind: 'rename', id: 'hotel-1', hotelName: 'Bay House' }));
      page.rejects(confirm, remove('hotel-2'), leave);
      const taken = 'You already have a hotel with this name.';
      page.answer('moveHotel', { kind: 'refused', message: taken });
      page.isIn('managing.refused', { context: { renamed: 'hotel-1', name: 'Bay House', message: taken } });
      page.send(confirm);
      page.isIn('changing', moving({ kind: 'rename', id: 'hotel-1', hotelName: 'Bay House' }));
      page.fail('moveHotel', { message: 'Network Error' });
      page.isIn('managing.refused', { context: { message: 'Network Error' } });
      page.send(typeName('Cliff House'));
      page.isIn('managing.naming', { context: { message: null, name: 'Cliff House' } });
      page.send(confirm);
      const renamed = { ...hillHouse, hotelName: 'Cliff House' };
      page.answer('moveHotel', hotels(kept, renamed));
      page.isIn('managing.calm', { context: { hotels: [kept, renamed], renamed: null, removed: [] } });
      page.send(rename('hotel-1'), leave);
      page.isIn('managing.calm', { context: { renamed: null } });
      page.send(leave);
      page.isIn('ready.calm', {});
    },
    'leaves a refused name by Cancel, and the list by Done'(open) {
      const page = withHotels(open, hillHouse);
      page.send(manage, rename('hotel-1'), typeName('x'), confirm);
      page.answer('moveHotel', full);
      page.send(leave);
      page.isIn('managing.calm', { context: { renamed: null, message: null } });
      page.send(remove('hotel-1'));
      page.answer('moveHotel', full);
      page.rejects(typeName('x'), confirm);
      page.isIn('managing.refused', { context: { message: full.message, hotels: [hillHouse], removed: [] } });
      page.send(dismiss);
      page.isIn('managing.calm', { context: { message: null } });
      page.send(remove('hotel-1'));
      page.answer('moveHotel', full);
      page.send(leave);
      page.isIn('ready.calm', { context: { message: null } });
    },
    'saves the typed name after another hotel could not be removed'(open) {
      const page = withHotels(open, kept, hillHouse);
      page.send(manage, rename('hotel-1'), typeName('Cliff House'), remove('hotel-2'));
      page.isIn('changing', moving({ kind: 'remove', id: 'hotel-2' }));
      page.fail('moveHotel');
      page.send(confirm);
      page.isIn('changing', moving({ kind: 'rename', id: 'hotel-1', hotelName: 'Cliff House' }));
    },
    'offers to bring back only the hotel that was removed here'(open) {
      const page = withHotels(open, kept, hillHouse);
      page.send(manage, remove('hotel-1'));
      page.answer('moveHotel', hotels());
      page.isIn('managing.calm', { context: { hotels: [], removed: [hillHouse] } });
    },
    '[BEYOND-110] removes hotels, which can come back until the list is closed'(open) {
      const page = withHotels(open, kept, hillHouse);
      page.send(manage, remove('hotel-1'));
      page.isIn('changing', moving({ kind: 'remove', id: 'hotel-1' }));
      page.answer('moveHotel', hotels(kept));
      page.isIn('managing.calm', { context: { hotels: [kept], removed: [hillHouse] } });
      page.rejects(remove('hotel-1'), rename('hotel-1'), undo('hotel-2'));
      page.send(remove('hotel-2'));
      page.answer('moveHotel', hotels());
      page.isIn('managing.calm', { context: { hotels: [], removed: [hillHouse, kept] } });
      page.send(undo('hotel-1'));
      const { _id, ...request } = hillHouse;
      page.isIn('changing', moving({ kind: 'keep', hotel: request }));
      const back = { ...hillHouse, _id: 'hotel-3' };
      page.answer('moveHotel', hotels(back));
      page.isIn('managing.calm', { context: { hotels: [back], removed: [kept] } });
      page.send(leave);
      page.isIn('ready.calm', { context: { removed: [] } });
    },
  },
});
