import type { ApplicationField } from '#rules/application.ts';

type RefusedFields = Partial<Record<ApplicationField, string>>;

interface Brought {
  applicant: { email: string; applicationId: string } | null;
  pictureId: string | null;
}

/** What the server has said against an address or a picture is over with the next one. */
export function withoutMended(
  refusedFields: RefusedFields,
  { applicant: before, pictureId: drawn }: Brought,
  { applicant, pictureId }: Partial<Brought>,
): RefusedFields {
  const isSame = applicant?.email === before?.email && applicant?.applicationId === before?.applicationId;
  const mended: Partial<Record<string, boolean>> = {
    email: applicant !== undefined && !isSame,
    profilePicture: pictureId !== undefined && pictureId !== drawn,
  };
  return Object.fromEntries(Object.entries(refusedFields).filter(([field]) => mended[field] !== true));
}
