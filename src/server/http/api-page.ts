import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** The OpenAPI document, from the same schemas that validate. */
export async function apiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vaya API', version: '1', description: 'Every error response is { message, code, fields? }.' },
      components: { securitySchemes: { signIn: { type: 'http', scheme: 'bearer' } } },
    },
    ...openApiSchemas(),
  });
}

const forAnyone = { schema: { hide: true }, config: { access: 'anyone' } } as const;

export function apiPageRoutes(api: FastifyInstance): void {
  api.get('/docs/openapi.json', forAnyone, async (_, reply) =>
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(api.swagger()),
  );
  api.get('/docs', forAnyone, async (_, reply) =>
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', policy).send(page),
  );
  api.get('/docs/open.js', forAnyone, async (_, reply) => reply.type('text/javascript; charset=utf-8').send(opening));
  api.register(swaggerUiFiles);
}

/** Serves only the built files of the package: its plugin would cost every start 6 MB for a page that few open. */
async function swaggerUiFiles(api: FastifyInstance): Promise<void> {
  api.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'anyone' };
  });
  await api.register(fastifyStatic, {
    root: join(fileURLToPath(import.meta.resolve('@fastify/swagger-ui')), '../static'),
    prefix: '/docs/files/',
    index: false,
    allowedPath: (path) => path === '/swagger-ui.css' || path === '/swagger-ui-bundle.js',
  });
}

/** Its icons lie in the style sheet, as data. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Vaya API</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
<main id="page"></main><script src="/api/docs/files/swagger-ui-bundle.js"></script><script src="/api/docs/open.js"></script></html>`;

const opening = `SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#page',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
});`;

type Direction = 'input' | 'output';

/** Says the schemas of routes in the words of OpenAPI; one that has an id is a component, written once. */
function openApiSchemas(): Pick<FastifyDynamicSwaggerOptions, 'transform' | 'transformObject'> {
  const components: Record<string, object> = {};
  const say = (parts: object, direction: Direction): Record<string, object> => {
    const { properties, $defs } = schemaOf(parts, direction);
    Object.assign(components, $defs);
    return properties;
  };
  return {
    transform({ schema, url }) {
      if (!schema || schema.hide) return { schema: { hide: true }, url };
      const { body, params, querystring, response, ...rest } = schema;
      const taken = say(given({ body, params, querystring }), 'input');
      return { schema: { ...rest, ...taken, response: say(given({ ...Object(response) }), 'output') }, url };
    },
    transformObject: (document) => ({
      ...('openapiObject' in document && document.openapiObject),
      components: { schemas: components },
    }),
  };
}

const given = (parts: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part instanceof z.ZodType));

interface ObjectSchema {
  properties: Record<string, object>;
  $defs?: Record<string, object>;
}

/** Written as one object, since what has an id is referred to from within another schema alone. */
function schemaOf(parts: object, direction: Direction): ObjectSchema {
  const schema = z.toJSONSchema(z.object({ ...parts }), { io: direction, unrepresentable: 'any' });
  const suffix = direction === 'input' ? 'Input' : '';
  const text = JSON.stringify(schema).replace(/"#\/\$defs\/([^"]+)"/g, `"#/components/schemas/$1${suffix}"`);
  const { properties, $defs = {} }: ObjectSchema = JSON.parse(text);
  return { properties, $defs: Object.fromEntries(Object.entries($defs).map(([id, part]) => [`${id}${suffix}`, part])) };
}
