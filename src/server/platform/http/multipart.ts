import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, Unavailable } from '../errors.ts';
import { texts as said } from '../texts.ts';

/** A file that came with a form. It lies on the disk, so that many at once cost little memory, and goes with the request. */
export interface UploadedFile {
  field: string;
  path: string;
  bytes: number;
  isCut: boolean;
}

/** What came as a form of parts: texts by name, and at most one file. */
export interface Parts {
  texts: Readonly<Record<string, string>>;
  file: UploadedFile | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    uploads: {
      folder: string;
      /** How many have come, and have no answer yet. */
      underWay: number;
    };
  }
}

const mostFileBytes = 5 * 1024 * 1024 + 1;

/** Files lie in a folder of ours while they are worked with. What a kill left there goes at the next start. */
export async function readsParts(app: FastifyInstance, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'uploads');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  app.decorate('uploads', { folder, underWay: 0 });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: mostFileBytes, files: 1, fields: 40, parts: 41, fieldSize: 100_000, fieldNameSize: 60 },
  });
}

/** Takes what a plain HTML form sends for a body. */
export const readsForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
};

/** Reads the parts, lets somebody work with them, and clears away what lay on the disk, whatever happened. */
export async function withParts<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (parts: Parts) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new DomainError(415, 'unsupportedMedia', said.unsupportedMedia);
  const { uploads } = request.server;
  const path = join(uploads.folder, randomUUID());
  uploads.underWay += 1;
  finished(reply.raw, () => {
    uploads.underWay -= 1;
  });
  try {
    return await work(await partsOf(request, path).catch(refuseUnreadable));
  } finally {
    readToItsEnd(request);
    await rm(path, { force: true });
  }
}

/** Errors of the disk and of Fastify have a code; the parser's own have none, and all tell of what was sent. */
function refuseUnreadable(failure: unknown): never {
  if (failure instanceof Error && !('code' in failure) && !(failure instanceof DomainError))
    throw new DomainError(400, 'malformed', said.malformed);
  if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')
    throw new Unavailable('The data folder is gone.');
  throw failure;
}

/** What nobody reads would stand before the next request of the connection. */
function readToItsEnd({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

async function partsOf(request: FastifyRequest, path: string): Promise<Parts> {
  const texts = new Map<string, string>();
  let file: Parts['file'] = null;
  for await (const part of request.parts()) {
    if (part.type === 'file') file = await stored(part, path);
    else if (part.valueTruncated) throw new DomainError(413, 'tooLarge', said.tooLarge);
    else texts.set(part.fieldname, String(part.value));
  }
  return { texts: Object.fromEntries(texts), file };
}

async function stored(part: MultipartFile, path: string): Promise<UploadedFile> {
  const sink = createWriteStream(path, { mode: 0o600 });
  await pipeline(part.file, sink);
  return { field: part.fieldname, path, bytes: sink.bytesWritten, isCut: part.file.truncated };
}
