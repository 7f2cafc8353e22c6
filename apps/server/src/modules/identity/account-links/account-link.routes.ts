import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { guardGuess } from '../../rate-limits/index.ts';
import { readAccountLink, usePasswordLink } from './account-link-use.ts';
import { requestPasswordLink } from './request-password-link.ts';

const purpose = z.enum(['account-activation', 'password-reset']);
const token = z.string().min(1).max(100);
const facts = z.object({
  username: z.string(),
  clientName: z.string(),
  timeZone: z.string(),
  client: z.string(),
  expiresAt: z.date(),
});
const choice = z.object({
  purpose,
  token,
  newPassword: z.string().max(1000),
  repeatPassword: z.string().max(1000),
});

const link = { secret: 'the link of the mail, in the body' };

/** Activation and forgotten password, before sign-in. Tokens travel in the body, so that no log of addresses has them. */
export function accountLinkRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.post(
      '/v1/account_link',
      {
        schema: { body: z.object({ purpose, token }), response: { 200: facts } },
        config: { access: link },
      },
      ({ body, ip }) =>
        guardGuess(app, { what: 'account link', ip }, () => readAccountLink(app, body.purpose, body.token)),
    );
    server.post(
      '/v1/account_link/password',
      { schema: { body: choice }, config: { access: link } },
      async ({ body, ip }, reply) => {
        await guardGuess(app, { what: 'account link', ip }, () =>
          usePasswordLink(app, body.purpose, body.token, body),
        );
        return reply.status(204).send();
      },
    );
    server.post(
      '/v1/password_forgotten',
      {
        schema: { body: z.object({ username: z.string().max(400) }) },
        config: { access: { public: 'the answer is the same whether or not the account exists' } },
      },
      async ({ body, ip }, reply) => {
        await requestPasswordLink(app, body.username, ip);
        return reply.status(204).send();
      },
    );
  };
}
