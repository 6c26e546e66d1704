import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from './errors.ts';

/** What came as a form of parts: texts by name, and at most one file. */
export interface Parts {
  texts: Readonly<Record<string, string>>;
  file: { name: string; bytes: Uint8Array; isCut: boolean } | null;
}

const mostFileBytes = 5 * 1024 * 1024 + 1;

export const readsParts = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: mostFileBytes, files: 1, fields: 40, parts: 41, fieldSize: 100_000, fieldNameSize: 60 },
  });
};

/** Takes what a plain HTML form sends for a body. */
export const readsForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
};

export async function partsOf(request: FastifyRequest): Promise<Parts> {
  if (!request.isMultipart()) throw new DomainError(415, 'unsupportedMedia', 'unsupportedMedia');
  const texts = new Map<string, string>();
  let file: Parts['file'] = null;
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { name: part.fieldname, bytes: await part.toBuffer(), isCut: part.file.truncated };
    else if (part.valueTruncated) throw new DomainError(413, 'tooLarge', 'tooLarge');
    else texts.set(part.fieldname, String(part.value));
  }
  return { texts: Object.fromEntries(texts), file };
}
