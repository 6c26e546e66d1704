import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { Config, S3Address } from './config.ts';
import { Unavailable } from './errors.ts';
import { folderStore } from './folder-store.ts';

/** Where the bytes of pictures lie. A path is made by us: letters, digits, dashes, dots and slashes. */
export interface MediaStore {
  write(path: string, bytes: Uint8Array): Promise<void>;
  read(path: string): Promise<Uint8Array | null>;
  /** Removes what lies under a key by these names, and all that was begun there. */
  remove(key: string, names: readonly string[]): Promise<void>;
}

export const openMediaStore = ({ s3, dataDir }: Config): MediaStore =>
  s3 === null ? folderStore(join(dataDir, 'media')) : s3Store(s3);

const throwAway = (failure: Error): never => {
  throw new Unavailable(`The picture store is away: ${failure.message}.`);
};

function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Address): MediaStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = async (method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const init = { method, ...(body && { body }), signal: AbortSignal.timeout(20_000) };
    const response = await client.fetch(`${endpoint}/${bucket}/${path}`, init).catch(throwAway);
    if (response.ok || response.status === 404) return response;
    const said = `The picture store answered ${response.status}.`;
    throw response.status >= 500 || response.status === 429 ? new Unavailable(said) : new Error(said);
  };
  return {
    async write(path, bytes) {
      const { status } = await ask('PUT', path, new Uint8Array(bytes));
      if (status === 404) throw new Error('The picture store has no such bucket.');
    },
    async read(path) {
      const response = await ask('GET', path);
      return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer().catch(throwAway));
    },
    async remove(key, names) {
      await Promise.all(names.map((name) => ask('DELETE', `${key}/${name}`)));
    },
  };
}
