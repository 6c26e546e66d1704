import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const contract = join(import.meta.dirname, '../../src/contract');

/** What routes name as a body, a query or parameters of the path, and the form of an application. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?:body|query): typeof (\w+)/g)].map(([, name = '']) => name);
const requestNames = new Set([
  ...globSync('*.routes.ts', { cwd: contract }).flatMap((file) => namesIn(readFileSync(join(contract, file), 'utf8'))),
  'applicationRequest',
]);
const isRequest = (name: string) => requestNames.has(name) || name.endsWith('Params');

const modules = await Promise.all(
  globSync('*.ts', { cwd: contract }).map(async (file) =>
    Object.entries(await import(/* @vite-ignore */ pathToFileURL(join(contract, file)).href)),
  ),
);
const requests = modules
  .flat()
  .flatMap(([name, schema]) => (isRequest(name) && schema instanceof z.ZodType ? [{ name, schema }] : []));

/** Texts with a NUL, which PostgreSQL cannot store, of lengths that a bound on the length lets pass. */
const unstorable = ['\0', 'a\0b', `${'a'.repeat(20)}\0`, '\0'.repeat(43)];
const takesAny = (schema: z.core.$ZodType): boolean =>
  unstorable.some((text) => {
    const { success, data } = z.safeParse(schema, text);
    return success && JSON.stringify(data).includes('\\u0000');
  });

/** Passwords are hashed and never stored or compared as a text. */
const isPassword = (path: string) => /password$/i.test(path);

/** The paths of all texts in a schema that let a NUL pass. */
function openTexts(schema: z.core.$ZodType, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, part]) => openTexts(part, `${path}.${name}`));
  if (def.type === 'array') return openTexts(def.element, path);
  if (def.type === 'record') return [...openTexts(def.keyType, `${path} (key)`), ...openTexts(def.valueType, path)];
  if (def.type === 'union') return def.options.flatMap((option) => openTexts(option, path));
  if ('innerType' in def) return openTexts(def.innerType, path);
  if (def.type === 'pipe' && def.in._zod.def.type !== 'string')
    return [...openTexts(def.in, path), ...openTexts(def.out, path)];
  return openText(schema, path);
}

const openText = (schema: z.core.$ZodType, path: string): string[] =>
  schema._zod.def.type !== 'transform' && takesAny(schema) && !isPassword(path) ? [path] : [];

describe('a text of a request', () => {
  it('is found in every request of the contract', () => {
    expect(requests.length).toBeGreaterThanOrEqual(requestNames.size);
  });

  it.each(requests)('refuses control characters in $name', ({ name, schema }) => {
    expect(openTexts(schema, name)).toEqual([]);
  });

  it('is found where it stands deep, behind a transform or a choice', () => {
    const text = z.string();
    const request = z.object({
      list: z.array(text).default([]),
      many: z.preprocess((value) => value, z.array(text)),
      choice: z.union([z.object({ name: text }), z.null()]),
      number: text.regex(/^\d+$/).transform(Number),
      later: text.trim().transform((value) => `${value}!`),
    });
    expect(openTexts(request, 'request')).toEqual([
      'request.list',
      'request.many',
      'request.choice.name',
      'request.later',
    ]);
  });
});
