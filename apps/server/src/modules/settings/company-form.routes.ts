import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { guardGuess } from '../rate-limits/index.ts';
import { fillCompanyFormByLink, readFormLink } from './fill-company-form.ts';

const token = z.string().min(1).max(100);
const text = z.string().max(1000);
const facts = z.object({ clientName: z.string(), expiresAt: z.date() });
const form = z.object({
  companyName: text,
  address: text,
  postalCode: text,
  town: text,
  vatNumber: text,
  kvkNumber: text,
  accountNumber: text,
  beneficiary: text,
});

const link = { secret: 'the access token of the form, in the body' };

/** The company form without an account. Tokens travel in the body, so that no log of addresses has them. */
export function companyFormRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.post(
      '/v1/company_form',
      { schema: { body: z.object({ token }), response: { 200: facts } }, config: { access: link } },
      ({ body, ip }) => guardGuess(app, { what: 'company form', ip }, () => readFormLink(app, body.token)),
    );
    server.post(
      '/v1/company_form/save',
      { schema: { body: z.object({ token, form }) }, config: { access: link } },
      async ({ body, ip }, reply) => {
        await guardGuess(app, { what: 'company form', ip }, () =>
          fillCompanyFormByLink(app, body.token, body.form),
        );
        return reply.status(204).send();
      },
    );
  };
}
