import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { z } from 'zod';

type Direction = 'input' | 'output';

/** Says the schemas of routes in the words of OpenAPI; one that has an id is a component, written once. */
export function openApiSchemas(): Pick<FastifyDynamicSwaggerOptions, 'transform' | 'transformObject'> {
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
