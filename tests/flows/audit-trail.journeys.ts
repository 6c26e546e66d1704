import { auditTrailMachine } from '#machines/audit-trail/audit-trail.machine.ts';
import { type AuditWish, wholeTrail } from '#rules/audit-address.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { firstPage, lastPage } from './audit-trail.flow.ts';

const wish = wholeTrail;
const asks = (change: Partial<AuditWish> = {}) => ({
  calls: { fetchTrail: { ...wish, ...change } },
  tags: ['busy'],
});
const write = (parameters: [string, string][], isStep: boolean) => ({
  addressBar: { type: 'parameters.write' as const, parameters, isStep },
});
const writes = (parameters: [string, string][], isStep: boolean) => ({ effects: [write(parameters, isStep)] });
const byStaff: [string, string] = ['by', 'staff'];
const further: [string, string] = ['after', '60'];
const pausing = { calls: { pause: { milliseconds: 300 } }, tags: ['busy'] };

const listed = (open: Open<typeof auditTrailMachine>): Run<typeof auditTrailMachine> => {
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
      trail.isIn('loading', { ...asks(), context: { wish, written: wish, trail: null, message: null } });
      trail.rejects({ type: 'page.next' }, { type: 'page.first' }, { type: 'call.retry' });
      trail.answer('fetchTrail', firstPage);
      trail.isIn('ready', { context: { trail: firstPage } });
      trail.rejects({ type: 'page.first' }, { type: 'call.retry' });
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
      other.isIn(
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
      trail.isIn('loading', { ...asks({ after: 60 }), ...writes([further], true), context: { trail: firstPage } });
      trail.answer('fetchTrail', lastPage);
      trail.rejects({ type: 'page.next' });
      trail.send({ type: 'page.first' });
      trail.isIn('loading', { ...asks(), ...writes([], true), context: { written: wish } });
    },
    'another filter and another search are asked for from the beginning, and all else of the wish stays'(open) {
      const trail = listed(open);
      trail.send({ type: 'page.next' }, { type: 'filter.change', change: { by: 'staff' } });
      trail.isIn('loading', {
        ...asks({ by: 'staff' }),
        effects: [write([further], true), write([byStaff], true)],
        context: { written: { ...wish, by: 'staff' } },
      });
      trail.send({ type: 'filter.change', change: { from: '2026-05-01' } });
      trail.isIn('loading', {
        ...asks({ by: 'staff', from: '2026-05-01' }),
        ...writes([byStaff, ['from', '2026-05-01']], true),
        restarted: ['fetchTrail'],
      });
      trail.send({ type: 'filter.change', change: { by: null, from: '' } });
      trail.isIn('loading', { ...asks(), ...writes([], true), restarted: ['fetchTrail'] });
      trail.answer('fetchTrail', firstPage);
      trail.send({ type: 'page.next' }, { type: 'search.change', search: 'a' });
      trail.isIn('waiting', {
        ...pausing,
        ...writes([further], true),
        context: { wish: { ...wish, search: 'a' } },
      });
      trail.send({ type: 'search.change', search: 'ad' });
      trail.isIn('waiting', { ...pausing, restarted: ['pause'], context: { trail: firstPage } });
      trail.answer('pause', undefined);
      trail.isIn('loading', { ...asks({ search: 'ad' }), ...writes([['search', 'ad']], true) });
      trail.send({ type: 'search.change', search: 'ada' });
      trail.fail('pause');
      trail.isIn('loading', {
        ...asks({ search: 'ada' }),
        ...writes([['search', 'ada']], false),
        context: { written: { ...wish, search: 'ada' } },
      });
      trail.send({ type: 'search.change', search: 'ad' }, { type: 'filter.change', change: { by: 'system' } });
      trail.isIn('loading', {
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
      trail.rejects({ type: 'address.change', parameters: [] });
      trail.send({ type: 'search.change', search: 'ad' });
      trail.answer('pause', undefined);
      trail.send({ type: 'search.change', search: 'ada' });
      trail.rejects({ type: 'address.change', parameters: [['search', 'ad']] });
      trail.send({ type: 'address.change', parameters: [['by', 'system']] });
      trail.isIn('loading', {
        ...asks({ by: 'system' }),
        ...writes([['search', 'ad']], true),
        context: { written: { ...wish, by: 'system' } },
      });
      trail.send({ type: 'address.change', parameters: [] });
      trail.isIn('loading', { ...asks(), restarted: ['fetchTrail'] });
    },
    'a trail that could not be had says why, and can be tried again'(open) {
      const trail = open({ parameters: [] });
      trail.fail('fetchTrail', { message: 'Network Error' });
      trail.isIn('failed', { context: { message: 'Network Error' } });
      trail.rejects({ type: 'page.next' }, { type: 'page.first' });
      trail.send({ type: 'call.retry' });
      trail.isIn('loading', { ...asks(), context: { message: null } });
    },
  },
});
