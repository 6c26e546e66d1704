import { type Applied, type DraftForm, emptyDraft } from '#machines/application/application.machine.ts';

const [draftKey, appliedKey] = ['vaya.draft.application', 'vaya.applied'];

/** What is nobody's to find on the device: bank and tax details are typed anew after a reload. */
const secret = ['legalEntity', 'taxNo', 'taxOffice', 'accountHolderName', 'iban', 'address', 'hasCompany'] as const;

/** A draft outlives the tab. One that another version wrote is taken as far as it fits. */
export function readDraft(): DraftForm | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(draftKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const draft = structuredClone(emptyDraft);
    for (const [name, empty] of Object.entries(emptyDraft)) {
      const value: unknown = Reflect.get(kept, name);
      if (isLike(value, shapes[name] ?? empty)) Reflect.set(draft, name, value);
    }
    return draft;
  } catch {
    return null;
  }
}

export function keepDraft(form: DraftForm): void {
  const open = Object.entries(form).filter(([name]) => !secret.some((each) => each === name));
  store(() => localStorage, draftKey, Object.fromEntries(open));
}

export const forgetDraft = (): void => {
  try {
    localStorage.removeItem(draftKey);
  } catch {}
};

/** How the last application of this tab was answered, for the page that thanks for it. */
export function readApplied(): Applied | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(appliedKey) ?? 'null');
    return isApplied(kept) ? kept : null;
  } catch {
    return null;
  }
}

export const keepApplied = (applied: Applied): void => store(() => sessionStorage, appliedKey, applied);

/** A device that keeps nothing refuses to name its storage as well. */
function store(storage: () => Storage, key: string, value: object): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {}
}

/** What stands in the lists of a draft. */
const shapes: Record<string, unknown> = {
  languages: [{ language: '', proficiency: '' }],
  expertises: [{ expertise: '', level: '' }],
  locations: [''],
  services: [''],
  serviceOffers: [''],
};

/** To the bottom: an entry of another shape would break whatever reads it. */
function isLike(value: unknown, example: unknown): boolean {
  if (example === null) return value === null || typeof value === 'string';
  if (typeof value !== typeof example || value === null) return false;
  if (Array.isArray(example)) return Array.isArray(value) && value.every((each) => isLike(each, example[0]));
  if (typeof example !== 'object') return true;
  return (
    !Array.isArray(value) &&
    Object.entries(example).every(([name, each]) => isLike(Reflect.get(Object(value), name), each))
  );
}

const isApplied = (value: unknown): value is Applied =>
  typeof value === 'object' &&
  value !== null &&
  ['status', 'reference', 'statusToken'].every((name) => typeof Reflect.get(value, name) === 'string');
