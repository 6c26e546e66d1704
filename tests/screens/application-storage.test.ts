import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#machines/application/application.machine.ts';
import { clearDraft, readDraft, watchDraft, writeApplied, writeDraft } from '#web/application/application-storage.ts';

const key = 'vaya.application';
const typed = {
  ...emptyDraft,
  fullName: 'Deniz Yıldız',
  socialMediaAccounts: { instagram: 'deniz', youtube: '', tiktok: '' },
  languages: [{ language: 'tr', proficiency: 'NATIVE' as const }],
  locations: ['kas'],
  location: 'kas',
  cityNames: { kas: 'Kaş' },
  services: ['PHOTO_SHOOT'],
  termsAccepted: true,
};
const secrets = {
  hasCompany: true,
  legalEntity: 'Deniz Yacht Ltd',
  taxNo: '1234567890',
  taxOffice: 'Kaş VD',
  accountHolderName: 'D. Yıldız',
  iban: 'TR330006100519786457841326',
  address: 'Liman Sokak 3',
};
beforeEach(clearDraft);

const storedAs = (draft: object) => localStorage.setItem(key, JSON.stringify(draft));

describe('the draft of an application', () => {
  it('is found as it was typed, but for what is nobody’s to find on the device', () => {
    writeDraft({ ...typed, ...secrets });
    expect(readDraft()).toEqual(typed);
    const { value } = JSON.parse(localStorage.getItem(key) ?? '{}');
    expect(Object.keys(value).filter((name) => name in secrets)).toEqual([]);
  });

  it('is kept for thirty days after it was typed in, and then removed', () => {
    const days = 24 * 60 * 60_000;
    storedAs({ at: Date.now() - 30 * days + 60_000, value: typed });
    expect(readDraft()).toEqual(typed);
    for (const late of [{ at: Date.now() - 30 * days }, {}]) {
      storedAs({ value: typed, ...late });
      expect([readDraft(), localStorage.getItem(key)]).toEqual([null, null]);
    }
    writeDraft(typed);
    expect(Date.now() - JSON.parse(localStorage.getItem(key) ?? '').at).toBeLessThan(60_000);
  });

  it.each<[string, object]>([
    ['an account without a platform', { socialMediaAccounts: { instagram: 'deniz' } }],
    ['a platform that is no text', { socialMediaAccounts: { instagram: null, youtube: '', tiktok: '' } }],
    ['a language that is none', { languages: [null] }],
    ['a city that is a record', { locations: [{ _id: 'kas' }] }],
    ['names that are no texts', { cityNames: { kas: 7 } }],
    ['a list that is none', { services: 'PHOTO_SHOOT' }],
    ['a number for a name', { fullName: 7 }],
    ['a secret', secrets],
  ])('begins a field anew that was kept as %s', (_, change) => {
    storedAs({ at: Date.now(), value: { ...typed, ...change } });
    const first = Object.fromEntries(Object.keys(change).map((name) => [name, Reflect.get(emptyDraft, name)]));
    expect(readDraft()).toEqual({ ...typed, ...first });
  });
});

describe('the draft in two tabs', () => {
  const secretless = Object.fromEntries(Object.entries(typed).filter(([name]) => !(name in secrets)));
  const elsewhere = (form: object) => {
    storedAs({ at: Date.now(), value: form });
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  };

  it('is followed: what another tab types is told once, and not written back', () => {
    const told = vi.fn();
    const stop = watchDraft(told);
    writeDraft(typed);
    dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
    expect(told).not.toHaveBeenCalled();
    const theirs = { ...secretless, fullName: 'Deniz Kaya' };
    elsewhere(theirs);
    dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(told.mock.calls).toEqual([[theirs]]);
    const more = JSON.stringify({ at: Date.now(), value: { ...theirs, fullName: 'Deniz Kaya and' } });
    localStorage.setItem(key, more);
    writeDraft({ ...typed, ...secrets, fullName: 'Deniz Kaya' });
    expect(localStorage.getItem(key)).toBe(more);
    stop();
    elsewhere({ ...secretless, fullName: 'Ada' });
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('is found by a page that Back brings up again', () => {
    const told = vi.fn();
    const stop = watchDraft(told);
    storedAs({ at: Date.now(), value: secretless });
    dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(told.mock.calls).toEqual([[secretless]]);
    stop();
  });

  it('stays where the other tab has sent its own', () => {
    const told = vi.fn();
    const stop = watchDraft(told);
    writeDraft(typed);
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    expect(told).not.toHaveBeenCalled();
    stop();
  });
});

describe('what is stored of an application that was sent', () => {
  const applied = { status: 'ONHOLD', reference: 'VA-12345678', statusToken: 'a.secret.token' } as const;
  beforeEach(() => writeApplied(applied));

  it('outlasts a reload of the tab that sent it, and is in no other', async () => {
    vi.resetModules();
    const reloaded = await import('#web/application/application-storage.ts');
    expect(reloaded.readApplied()).toEqual({ reference: 'VA-12345678', statusToken: 'a.secret.token' });
    expect(JSON.stringify({ ...localStorage })).not.toContain('a.secret.token');
    sessionStorage.clear();
    expect(reloaded.readApplied()).toBeNull();
  });
});
