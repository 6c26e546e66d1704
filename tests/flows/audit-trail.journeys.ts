import { auditTrailMachine } from '#machines/audit-trail/audit-trail.machine.ts';
import { type AuditFilter, type AuditQuery, auditAddress } from '#machines/rules/audit-address.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { firstPage, lastPage } from './audit-trail.flow.ts';

type Parameter = [name: string, value: string];

const loads = (query: Partial<AuditQuery> = {}) => ({
  calls: { fetchTrail: { ...auditAddress.initial, ...query } },
  tags: ['busy'],
});
const waits = { tags: ['busy'] };
const writes = (parameters: Parameter[], isStep = true) => ({
  addressBar: { type: 'parameters.write', parameters, isStep },
});
const byStaff: Parameter = ['by', 'staff'];
const nextPage: Parameter = ['after', '60'];

const search = (text: string) => ({ type: 'search.change', search: text }) as const;
const filter = (change: Partial<AuditFilter>) => ({ type: 'filter.change', change }) as const;
const goTo = (...parameters: Parameter[]) => ({ type: 'address.change', parameters }) as const;

function openTrail(open: Open<typeof auditTrailMachine>): Run<typeof auditTrailMachine> {
  const trail = open({ parameters: [] });
  trail.answer('fetchTrail', firstPage);
  return trail;
}

export const journeys = journeysOf({
  machine: auditTrailMachine,
  file: 'audit-trail/audit-trail.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'loads the newest entries, or those that the address asks for'(open) {
      const trail = open({ parameters: [] });
      const context = { query: auditAddress.initial, written: auditAddress.initial, page: null, message: null };
      trail.isIn('loading', { ...loads(), context });
      trail.rejects({ type: 'page.next' }, { type: 'page.first' }, { type: 'call.retry' });
      trail.answer('fetchTrail', firstPage);
      trail.isIn('ready', { context: { page: firstPage } });
      trail.rejects({ type: 'page.first' }, { type: 'call.retry' });
      const query = { search: 'ada', by: 'commandLine', action: 'bank.reveal', from: '2026-05-01', to: '2026-05-31' };
      const other = open({ parameters: [...Object.entries(query), nextPage] });
      other.isIn('loading', loads({ ...query, by: 'commandLine', after: 60 }));
    },
    'goes to the next page and back to the first'(open) {
      const trail = openTrail(open);
      trail.send({ type: 'page.next' });
      trail.isIn('loading', { ...loads({ after: 60 }), effects: [writes([nextPage])], context: { page: firstPage } });
      trail.answer('fetchTrail', lastPage);
      trail.rejects({ type: 'page.next' });
      trail.send({ type: 'page.first' });
      trail.isIn('loading', { ...loads(), effects: [writes([])], context: { written: auditAddress.initial } });
    },
    'starts from the first page with another filter, and keeps the rest'(open) {
      const trail = openTrail(open);
      trail.rejects({ type: 'filters.reset' });
      trail.send({ type: 'page.next' }, filter({ by: 'staff' }));
      trail.isIn('loading', {
        ...loads({ by: 'staff' }),
        effects: [writes([nextPage]), writes([byStaff])],
        context: { written: { ...auditAddress.initial, by: 'staff' } },
      });
      trail.send(filter({ from: '2026-05-01' }));
      trail.isIn('loading', {
        ...loads({ by: 'staff', from: '2026-05-01' }),
        effects: [writes([byStaff, ['from', '2026-05-01']])],
        restarted: ['fetchTrail'],
      });
      trail.send({ type: 'filters.reset' });
      trail.isIn('loading', { ...loads(), effects: [writes([])], restarted: ['fetchTrail'] });
      trail.rejects({ type: 'filters.reset' }, goTo());
    },
    'searches once no letter was typed for 300 ms, and adds one step to the history'(open) {
      const trail = openTrail(open);
      trail.send({ type: 'page.next' }, search('a'));
      trail.isIn('waiting', {
        ...waits,
        effects: [writes([nextPage])],
        context: { query: { ...auditAddress.initial, search: 'a' } },
      });
      trail.wait(299);
      trail.send(search('ad'));
      trail.wait(299);
      trail.isIn('waiting', { ...waits, context: { page: firstPage } });
      trail.wait(1);
      trail.isIn('loading', { ...loads({ search: 'ad' }), effects: [writes([['search', 'ad']])] });
      trail.send(search('ada'));
      trail.wait(300);
      trail.isIn('loading', {
        ...loads({ search: 'ada' }),
        effects: [writes([['search', 'ada']], false)],
        context: { written: { ...auditAddress.initial, search: 'ada' } },
      });
      trail.send(search('ad'), filter({ by: 'staff' }));
      trail.isIn('loading', {
        ...loads({ search: 'ad', by: 'staff' }),
        effects: [writes([['search', 'ad'], byStaff])],
      });
    },
    'follows the address, but not what it wrote there itself'(open) {
      const trail = openTrail(open);
      trail.rejects(goTo());
      trail.send(search('ad'));
      trail.wait(300);
      trail.send(search('ada'));
      trail.rejects(goTo(['search', 'ad']));
      trail.send(goTo(byStaff));
      trail.isIn('loading', {
        ...loads({ by: 'staff' }),
        effects: [writes([['search', 'ad']])],
        context: { written: { ...auditAddress.initial, by: 'staff' } },
      });
      trail.send(goTo());
      trail.isIn('loading', { ...loads(), restarted: ['fetchTrail'] });
    },
    'says why the trail could not be loaded, and tries again'(open) {
      const trail = open({ parameters: [] });
      trail.fail('fetchTrail', { message: 'Network Error' });
      trail.isIn('failed', { context: { message: 'Network Error' } });
      trail.rejects({ type: 'page.next' }, { type: 'page.first' });
      trail.send({ type: 'call.retry' });
      trail.isIn('loading', { ...loads(), context: { message: null } });
    },
  },
});
