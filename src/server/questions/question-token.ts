import type { Platform } from '../db/platform.ts';
import type { Unit } from '../db/unit-of-work.ts';

const purpose = 'question-confirmation';

export const confirmationPath = '/questions/confirm';

/** Signed and not stored. */
export const confirmationUrlOf = ({ secrets, publicUrl }: Pick<Unit, 'secrets' | 'publicUrl'>, id: string): string =>
  `${publicUrl}${confirmationPath}?token=${id}.${secrets.sign(purpose, id)}`;

export function questionIdIn({ secrets }: Pick<Platform, 'secrets'>, token: string): string | null {
  const [id = ''] = token.split('.', 1);
  return secrets.verify(token.slice(id.length + 1), purpose, id) ? id : null;
}
