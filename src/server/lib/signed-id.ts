import type { Secrets } from './secrets.ts';

/** A token for a mailed link: the id of a record with its signature. It is not stored. */
export const signId = (secrets: Pick<Secrets, 'sign'>, purpose: string, id: string): string =>
  `${id}.${secrets.sign(purpose, id)}`;

/** Returns null for a token that was not signed for this purpose. */
export function signedIdIn(secrets: Pick<Secrets, 'verify'>, purpose: string, token: string): string | null {
  const [id = ''] = token.split('.', 1);
  return secrets.verify(token.slice(id.length + 1), purpose, id) ? id : null;
}
