import type { ContinueDraftReply } from '#contract/application.ts';
import { expertiseLevels, proficiencies } from '#contract/application-choices.ts';
import { type Applied, type DraftForm, emptyDraft } from '#machines/application/application.machine.ts';
import { storedProof } from '#machines/email-verification/email-verification.actors.ts';
import { defineStored } from '#machines/storage.ts';
import type { SensitiveField } from '#rules/application-fields.ts';
import * as z from '#rules/zod.ts';
import { savedFlows } from '#web/ui/saved-flows.ts';

type StoredForm = Omit<DraftForm, SensitiveField | 'hasCompany'>;

const text = z.string();
const field = <Name extends keyof StoredForm>(name: Name, schema: z.ZodMiniType<StoredForm[Name]>) =>
  z.catch(schema, emptyDraft[name]);

/** A field that is neither stored nor sensitive does not compile. Sensitive fields are stripped, fields of another shape reset. */
const storedForm = z.object({
  fullName: field('fullName', text),
  username: field('username', text),
  phoneNumber: field('phoneNumber', text),
  aboutMe: field('aboutMe', text),
  socialMediaAccounts: field('socialMediaAccounts', z.object({ instagram: text, youtube: text, tiktok: text })),
  instagramFollowers: field('instagramFollowers', text),
  youtubeFollowers: field('youtubeFollowers', text),
  tiktokFollowers: field('tiktokFollowers', text),
  languages: field('languages', z.array(z.object({ language: text, proficiency: z.enum(proficiencies) }))),
  expertises: field('expertises', z.array(z.object({ expertise: text, level: z.enum(expertiseLevels) }))),
  locations: field('locations', z.array(text)),
  location: field('location', z.nullable(text)),
  cityNames: field('cityNames', z.record(text, text)),
  services: field('services', z.array(text)),
  serviceOffers: field('serviceOffers', z.array(text)),
  termsAccepted: field('termsAccepted', z.boolean()),
} satisfies { [Name in keyof StoredForm]: z.ZodMiniType<StoredForm[Name]> });

const storedDraft = defineStored({
  key: 'vaya.application',
  area: 'local',
  schema: storedForm,
  maxAgeMs: 30 * 24 * 60 * 60_000,
});

/** What this tab wrote or read last. */
let lastSeen = '';

export function readDraft(): DraftForm | null {
  const form = storedDraft.read();
  lastSeen = JSON.stringify(form);
  return form && { ...emptyDraft, ...form };
}

/** What is stored on this device, and so may be taken to another one. Names of cities stay, also of those that are no longer chosen. */
export function formToMail(): StoredForm {
  const form = storedDraft.read() ?? z.parse(storedForm, emptyDraft);
  const isChosen = ([id]: [string, string]) => form.locations.includes(id);
  return { ...form, cityNames: Object.fromEntries(Object.entries(form.cityNames).filter(isChosen)) };
}

/** An unchanged form is not written: another tab may have stored a newer one. */
export function writeDraft(draft: DraftForm): void {
  const form = z.parse(storedForm, draft);
  const text = JSON.stringify(form);
  if (text === lastSeen) return;
  lastSeen = text;
  storedDraft.write(form);
}

export function clearDraft(): void {
  lastSeen = '';
  storedDraft.clear();
}

/** Calls back with the stored form, and with each change by another tab. A page restored from the back-forward cache gets no storage events. */
export function watchDraft(onChange: (form: StoredForm) => void): () => void {
  const observe = () => {
    const before = lastSeen;
    const form = storedDraft.read();
    lastSeen = JSON.stringify(form);
    if (form !== null && lastSeen !== before) onChange(form);
  };
  const stored = storedDraft.read();
  if (stored !== null) onChange(stored);
  addEventListener('storage', observe);
  addEventListener('pageshow', observe);
  return () => {
    removeEventListener('storage', observe);
    removeEventListener('pageshow', observe);
  };
}

/** What a mailed link brings to this device replaces what it had. */
export function adoptDraft({ form, email, applicationId }: ContinueDraftReply): void {
  writeDraft({ ...emptyDraft, ...(form satisfies StoredForm) });
  storedProof.write({ email, applicationId });
  storedVerification.clear();
}

/** Increment the version when the context of the email verification changes. */
export const storedVerification = defineStored({
  key: 'vaya.application-email-v4',
  area: 'session',
  schema: savedFlows,
});

/** The token opens the application's status: it is kept for this tab alone, and cleared with a sign-out. */
const storedApplied = defineStored({
  key: 'vaya.applied',
  area: 'session',
  schema: z.object({ reference: text, statusToken: text }),
});

export const readApplied = () => storedApplied.read();

export function writeApplied({ reference, statusToken }: Applied): void {
  storedApplied.write({ reference, statusToken });
}
