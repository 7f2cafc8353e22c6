import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** The OpenAPI document of the routes that are declared on this instance from here on. */
export async function documentApi(instance: FastifyInstance, path: string): Promise<void> {
  await instance.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Foyer', description: 'The API of scan devices', version: '1' },
      components: {
        securitySchemes: {
          device: {
            type: 'apiKey',
            in: 'header',
            name: 'authorization',
            description: '"Device" and, after a space, the key that was shown once',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  instance.get(
    path,
    { schema: { hide: true }, config: { access: { public: 'it describes the API to programmers' } } },
    async (_request, reply) => reply.type('application/json').send(instance.swagger()),
  );
}
