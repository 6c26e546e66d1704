import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { escapeHtml } from './escape-html.ts';

/** The OpenAPI document, from the same schemas that validate. */
export async function apiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vaya API', version: '1', description: 'Every refusal answers { message, code, fields? }.' },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

export function apiPageRoutes(api: FastifyInstance): void {
  api.get('/docs/openapi.json', { schema: { hide: true }, config: { access: 'anyone' } }, async (_, reply) =>
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(api.swagger()),
  );
  api.get('/docs', { schema: { hide: true }, config: { access: 'anyone' } }, async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(pageOf(api.swagger().paths ?? {})),
  );
  api.get('/docs/style.css', { schema: { hide: true }, config: { access: 'anyone' } }, async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
}

interface Operation {
  summary?: string;
  requestBody?: unknown;
  responses?: Record<string, unknown>;
}

const pageOf = (paths: object): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Vaya API</title><link rel="stylesheet" href="/api/docs/style.css"><main><h1>Vaya API</h1>
<p>Every refusal answers <code>{ message, code, fields? }</code>. The same as a document: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
${Object.entries(paths)
  .map(([path, methods]) => pathPart(path, methods))
  .join('\n')}</main></html>`;

const pathPart = (path: string, methods: Record<string, Operation>): string =>
  Object.entries(methods)
    .map(
      ([method, { summary = '', requestBody, responses = {} }]) => `<section>
<h2><span>${escapeHtml(method.toUpperCase())}</span> <code>${escapeHtml(path)}</code></h2><p>${escapeHtml(summary)}</p>
${requestBody ? `<h3>Takes</h3><pre>${asText(requestBody)}</pre>` : ''}<h3>Answers</h3><pre>${asText(responses['200'])}</pre></section>`,
    )
    .join('\n');

const asText = (value: unknown): string => escapeHtml(JSON.stringify(value, null, 2) ?? '');

const style = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #17212b; --muted: #56616e; --sea: #0b5563; --line: #e6e2da; --well: #f3f0ea }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1519; --ink: #e9eef1; --muted: #a3b2bd; --sea: #6cc7d4; --line: #25313a; --well: #0a1013 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
main { max-inline-size: 46rem; margin-inline: auto; padding: 32px 16px 72px }
h1 { font: 600 36px/1.2 Georgia, serif } h2 { font-size: 18px; overflow-wrap: anywhere; margin: 0 } h2 span { color: var(--sea) }
h3 { font-size: 14px; color: var(--muted); margin: 16px 0 4px } a { color: var(--sea) }
section { border-block-start: 1px solid var(--line); padding-block: 24px }
pre { background: var(--well); padding: 12px; border-radius: 8px; overflow: auto; font-size: 13px; max-block-size: 24rem }
`;
