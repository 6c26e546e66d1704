import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, Unavailable } from '../lib/errors.ts';
import { texts as messages } from '../lib/texts.ts';

/** An uploaded file on the disk, which saves memory. It is deleted at the end of the request. */
export interface UploadedFile {
  field: string;
  path: string;
  bytes: number;
  isTruncated: boolean;
}

/** The parts of a multipart form: texts by name, and at most one file. */
export interface Parts {
  texts: Readonly<Record<string, string>>;
  file: UploadedFile | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    uploads: {
      folder: string;
      /** Uploads without a response yet. */
      underWay: number;
    };
  }
}

const maxFileBytes = 5 * 1024 * 1024 + 1;

/** Uploads lie in a folder of the data folder. A start deletes what a killed process left there. */
export async function acceptParts(app: FastifyInstance, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'uploads');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  app.decorate('uploads', { folder, underWay: 0 });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: maxFileBytes, files: 1, fields: 40, parts: 41, fieldSize: 100_000, fieldNameSize: 60 },
  });
}

/** Accepts the bodies of plain HTML forms. */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
};

/** Reads the parts, passes them on, and deletes the file in any case. */
export async function withParts<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (parts: Parts) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new DomainError(415, 'unsupportedMedia', messages.unsupportedMedia);
  const { uploads } = request.server;
  const path = join(uploads.folder, randomUUID());
  uploads.underWay += 1;
  finished(reply.raw, () => {
    uploads.underWay -= 1;
  });
  try {
    return await work(await partsOf(request, path).catch(throwAsMalformed));
  } finally {
    drain(request);
    await rm(path, { force: true });
  }
}

/** Errors of the disk and of Fastify have a code. Those of the parser have none: the request is malformed. */
function throwAsMalformed(failure: unknown): never {
  if (failure instanceof Error && !('code' in failure) && !(failure instanceof DomainError))
    throw new DomainError(400, 'malformed', messages.malformed);
  if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')
    throw new Unavailable('The data folder is gone.');
  throw failure;
}

/** An unread body would stand before the next request of the connection. */
function drain({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

async function partsOf(request: FastifyRequest, path: string): Promise<Parts> {
  const texts = new Map<string, string>();
  let file: Parts['file'] = null;
  for await (const part of request.parts()) {
    if (part.type === 'file') file = await stored(part, path);
    else if (part.valueTruncated) throw new DomainError(413, 'tooLarge', messages.tooLarge);
    else texts.set(part.fieldname, String(part.value));
  }
  return { texts: Object.fromEntries(texts), file };
}

async function stored(part: MultipartFile, path: string): Promise<UploadedFile> {
  const sink = createWriteStream(path, { mode: 0o600 });
  await pipeline(part.file, sink);
  return { field: part.fieldname, path, bytes: sink.bytesWritten, isTruncated: part.file.truncated };
}
