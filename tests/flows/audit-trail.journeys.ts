import { auditTrailMachine } from '#machines/audit-trail/audit-trail.machine.ts';
import { type AuditWish, wholeTrail } from '#rules/audit-address.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { firstPage, lastPage } from './audit-trail.flow.ts';

const wish = wholeTrail;
const asks = (change: Partial<AuditWish> = {}) => ({
  calls: { fetchTrail: { ...wish, ...change } },
  tags: ['busy'],
});
const write = (parameters: [string, string][], isStep: boolean) => ({
  addressBar: { type: 'parameters.write' as const, parameters, isStep },
});
const writes = (parameters: [string, string][], isStep: boolean) => ({ did: [write(parameters, isStep)] });
const byStaff: [string, string] = ['by', 'staff'];
const further: [string, string] = ['after', '60'];
const pausing = { calls: { pause: { milliseconds: 300 } }, tags: ['busy'] };

const listed = (open: Open<typeof auditTrailMachine>): Hand<typeof auditTrailMachine> => {
  const trail = open({ parameters: [] });
  trail.answer('fetchTrail', firstPage);
  return trail;
};

export const journeys = journeysOf({
  machine: auditTrailMachine,
  file: 'audit-trail/audit-trail.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'the newest lines are asked for, unless the address asks for others'(open) {
      const trail = open({ parameters: [] });
      trail.sees('loading', { ...asks(), holds: { wish, written: wish, trail: null, message: null } });
      trail.refuses({ type: 'page.next' }, { type: 'page.first' }, { type: 'call.retry' });
      trail.answer('fetchTrail', firstPage);
      trail.sees('ready', { holds: { trail: firstPage } });
      trail.refuses({ type: 'page.first' }, { type: 'call.retry' });
      const other = open({
        parameters: [
          ['search', 'ada'],
          ['by', 'commandLine'],
          ['action', 'bank.reveal'],
          ['from', '2026-05-01'],
          ['to', '2026-05-31'],
          ['after', '60'],
        ],
      });
      other.sees(
        'loading',
        asks({
          search: 'ada',
          by: 'commandLine',
          action: 'bank.reveal',
          from: '2026-05-01',
          to: '2026-05-31',
          after: 60,
        }),
      );
    },
    'pages follow one upon the other, and the first is one step away'(open) {
      const trail = listed(open);
      trail.send({ type: 'page.next' });
      trail.sees('loading', { ...asks({ after: 60 }), ...writes([further], true), holds: { trail: firstPage } });
      trail.answer('fetchTrail', lastPage);
      trail.refuses({ type: 'page.next' });
      trail.send({ type: 'page.first' });
      trail.sees('loading', { ...asks(), ...writes([], true), holds: { written: wish } });
    },
    'another filter and another search are asked for from the beginning, and all else of the wish stays'(open) {
      const trail = listed(open);
      trail.send({ type: 'page.next' }, { type: 'filter.change', change: { by: 'staff' } });
      trail.sees('loading', {
        ...asks({ by: 'staff' }),
        did: [write([further], true), write([byStaff], true)],
        holds: { written: { ...wish, by: 'staff' } },
      });
      trail.send({ type: 'filter.change', change: { from: '2026-05-01' } });
      trail.sees('loading', {
        ...asks({ by: 'staff', from: '2026-05-01' }),
        ...writes([byStaff, ['from', '2026-05-01']], true),
        anew: ['fetchTrail'],
      });
      trail.send({ type: 'filter.change', change: { by: null, from: '' } });
      trail.sees('loading', { ...asks(), ...writes([], true), anew: ['fetchTrail'] });
      trail.answer('fetchTrail', firstPage);
      trail.send({ type: 'page.next' }, { type: 'search.change', search: 'a' });
      trail.sees('waiting', {
        ...pausing,
        ...writes([further], true),
        holds: { wish: { ...wish, search: 'a' } },
      });
      trail.send({ type: 'search.change', search: 'ad' });
      trail.sees('waiting', { ...pausing, anew: ['pause'], holds: { trail: firstPage } });
      trail.answer('pause', undefined);
      trail.sees('loading', { ...asks({ search: 'ad' }), ...writes([['search', 'ad']], true) });
      trail.send({ type: 'search.change', search: 'ada' });
      trail.fail('pause');
      trail.sees('loading', {
        ...asks({ search: 'ada' }),
        ...writes([['search', 'ada']], false),
        holds: { written: { ...wish, search: 'ada' } },
      });
      trail.send({ type: 'search.change', search: 'ad' }, { type: 'filter.change', change: { by: 'system' } });
      trail.sees('loading', {
        ...asks({ search: 'ad', by: 'system' }),
        ...writes(
          [
            ['search', 'ad'],
            ['by', 'system'],
          ],
          true,
        ),
      });
    },
    'the address is followed wherever it goes, and what was written there is no news'(open) {
      const trail = listed(open);
      trail.refuses({ type: 'address.change', parameters: [] });
      trail.send({ type: 'search.change', search: 'ad' });
      trail.answer('pause', undefined);
      trail.send({ type: 'search.change', search: 'ada' });
      trail.refuses({ type: 'address.change', parameters: [['search', 'ad']] });
      trail.send({ type: 'address.change', parameters: [['by', 'system']] });
      trail.sees('loading', {
        ...asks({ by: 'system' }),
        ...writes([['search', 'ad']], true),
        holds: { written: { ...wish, by: 'system' } },
      });
      trail.send({ type: 'address.change', parameters: [] });
      trail.sees('loading', { ...asks(), anew: ['fetchTrail'] });
    },
    'a trail that could not be had says why, and can be tried again'(open) {
      const trail = open({ parameters: [] });
      trail.fail('fetchTrail', { message: 'Network Error' });
      trail.sees('failed', { holds: { message: 'Network Error' } });
      trail.refuses({ type: 'page.next' }, { type: 'page.first' });
      trail.send({ type: 'call.retry' });
      trail.sees('loading', { ...asks(), holds: { message: null } });
    },
  },
});
