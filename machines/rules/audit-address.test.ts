import { describe, expect, it } from 'vitest';
import { type AuditQuery, auditAddress, countAuditFilters } from './audit-address.ts';

const query: AuditQuery = {
  search: 'ışık',
  by: 'commandLine',
  action: 'bank.reveal',
  from: '2026-05-01',
  to: '2026-05-31',
  after: 60,
};

describe('the address of the audit trail', () => {
  it('says all that is asked for, and nothing of what is not', () => {
    expect(auditAddress.read(auditAddress.write(query))).toEqual(query);
    expect(auditAddress.write(auditAddress.initial)).toEqual([]);
    expect(countAuditFilters(query)).toBe(4);
    expect(countAuditFilters(auditAddress.initial)).toBe(0);
  });

  it.each([
    ['by', 'everybody'],
    ['action', 'toString'],
    ['action', 'blog.paint'],
    ['from', '2026-02-30'],
    ['to', 'tomorrow'],
    ['after', '0'],
    ['after', '-1'],
    ['after', '1e9'],
    ['search', '  '],
  ] as [string, string][])('is as if what means nothing were not there: %s=%s', (name, value) => {
    expect(auditAddress.write(auditAddress.read([[name, value]]))).toEqual([]);
  });

  it('is gone back to where something else was asked for, not at each letter', () => {
    const searching = { ...auditAddress.initial, search: 'a' };
    expect(auditAddress.isStep(auditAddress.initial, searching)).toBe(true);
    expect(auditAddress.isStep(searching, { ...searching, search: 'ad' })).toBe(false);
    expect(auditAddress.isStep(searching, { ...searching, search: 'ad', by: 'staff' })).toBe(true);
  });
});
