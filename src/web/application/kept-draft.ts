import { type DraftForm, emptyDraft, type KeptForm } from '#machines/application/application.machine.ts';
import { draftShelf, isLike } from '#web/ui/shelf.ts';

const name = 'application';

/** Another one is another form: what it kept is as good as none. */
const draftVersion = 1;

/** Who comes back later begins anew: it may be somebody else by then. */
const keptFor = 30 * 24 * 60 * 60_000;

/** What is nobody's to find on the device is typed anew after a reload; a field of which nothing is said does not compile. */
const fields: Record<keyof DraftForm, 'kept' | 'secret'> = {
  fullName: 'kept',
  username: 'kept',
  phoneNumber: 'kept',
  aboutMe: 'kept',
  socialMediaAccounts: 'kept',
  languages: 'kept',
  expertises: 'kept',
  locations: 'kept',
  location: 'kept',
  cityNames: 'kept',
  services: 'kept',
  serviceOffers: 'kept',
  hasCompany: 'secret',
  legalEntity: 'secret',
  taxNo: 'secret',
  taxOffice: 'secret',
  accountHolderName: 'secret',
  iban: 'secret',
  address: 'secret',
  termsAccepted: 'kept',
};

/** An example of each field that has a shape of its own, by which what is read is judged. */
const filled: object = {
  ...emptyDraft,
  languages: [{ language: '', proficiency: '' }],
  expertises: [{ expertise: '', level: '' }],
  locations: [''],
  services: [''],
  serviceOffers: [''],
};

const isKept = ([field]: [string, unknown]): boolean => Reflect.get(fields, field) === 'kept';
const keptOf = (form: DraftForm): KeptForm => ({
  ...Object.fromEntries(Object.entries(form).filter(isKept)),
  username: form.username,
});

/** What this tab has written or read last, as it stands on the device. */
let known = '';

/** A draft outlives the tab, for a while. A field that does not fit is as it was at first. */
export function readDraft(): DraftForm | null {
  const { version, at, form } = Object(draftShelf.read(name));
  if (version !== draftVersion) return null;
  if (!(Date.now() - at < keptFor)) return drop();
  known = JSON.stringify(form);
  const fits = (entry: [string, unknown]) => isKept(entry) && isLike(entry[1], Reflect.get(filled, entry[0]));
  return { ...emptyDraft, ...Object.fromEntries(Object.entries(Object(form)).filter(fits)) };
}

/** What another tab has typed is not written back: it may have typed more meanwhile. */
export function keepDraft(draft: DraftForm): void {
  const form = keptOf(draft);
  const text = JSON.stringify(form);
  if (text === known) return;
  known = text;
  draftShelf.write(name, { version: draftVersion, at: Date.now(), form });
}

/** Tells what another tab has typed since. A page that Back brings up again was told of nothing meanwhile. */
export function watchDraft(tell: (form: KeptForm) => void): () => void {
  const observe = () => {
    const before = known;
    const draft = readDraft();
    if (draft !== null && known !== before) tell(keptOf(draft));
  };
  addEventListener('storage', observe);
  addEventListener('pageshow', observe);
  return () => {
    removeEventListener('storage', observe);
    removeEventListener('pageshow', observe);
  };
}

export const forgetDraft = (): void => void drop();

function drop(): null {
  known = '';
  draftShelf.clear(name);
  return null;
}
