import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { SecondFactorDueError } from './second-factor/second-factor-challenge.ts';
import { signInSecondFactor } from './second-factor/sign-in-second-factor.ts';
import { bearerOf } from './sessions/authenticate.ts';
import { rememberDevice } from './sessions/known-device.ts';
import { LoginRefusedByLocationError } from './sessions/login-place.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { verifySessionToken } from './sessions/session-token.ts';
import type { SessionTokens } from './sessions/session-tokens.ts';
import { ClientDisabledError, signIn } from './sessions/sign-in.ts';
import { signOut } from './sessions/sign-out.ts';
import type { SigningKeys } from './sessions/signing-keys.ts';

const tokens = z.object({ token: z.string(), refresh_token: z.string() });
const refusal = z.object({ code: z.string(), message: z.string(), challenge: z.string().optional() });
const mismatch = { code: 'invalid_credentials', message: "Username and password don't match" };
const credentials = z.object({ username: z.string().max(300), password: z.string().max(1000) });
const secondStep = z.object({ challenge: z.string().max(2000), code: z.string().max(50) });
const refreshInput = z.object({ refresh_token: z.string().min(1).max(200) });

const signingIn = { public: 'nobody is signed in before it; failures are counted and slow it down' };
const signingOut = { public: 'an unknown session is answered the same way' };
const flags = { public: 'never a way around a right' };

/** The calls of the shell (specification 000, section 7): sign-in, refresh, sign-out, feature flags. */
export function identityRoutes(app: App, keys: SigningKeys) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof LoginRefusedByLocationError)) throw error;
      return reply.status(403).send({ code: 'login_refused_by_location', message: error.message });
    });
    /** After a right password and code: this browser's next mistakes count on it alone. */
    const remember = async (request: FastifyRequest, reply: FastifyReply, opened: SessionTokens) => {
      const who = await verifySessionToken(keys, opened.token, { now: app.clock() });
      reply.header('set-cookie', rememberDevice(app, request.headers.cookie, who));
      return opened;
    };
    server.post(
      '/v1/login_check',
      {
        schema: { body: credentials, response: { 200: tokens, 401: refusal } },
        // Tokens beside what was typed.
        compress: false,
        config: { access: signingIn },
      },
      async (request, reply) => {
        const caller = callerOf(request);
        try {
          const opened = await signIn(app, keys, { ...request.body, ...caller });
          return opened ? remember(request, reply, opened) : reply.status(401).send(mismatch);
        } catch (error) {
          if (error instanceof ClientDisabledError) {
            return reply.status(401).send({ code: 'client_disabled', message: error.message });
          }
          if (!(error instanceof SecondFactorDueError)) throw error;
          const { message, challenge } = error;
          return reply.status(401).send({ code: 'second_factor_required', message, challenge });
        }
      },
    );
    server.post(
      '/v1/login_second_factor',
      {
        schema: { body: secondStep, response: { 200: tokens, 401: refusal } },
        // Tokens beside what was typed.
        compress: false,
        config: { access: signingIn },
      },
      async (request, reply) => {
        const opened = await signInSecondFactor(app, keys, { ...request.body, ...callerOf(request) });
        return opened
          ? remember(request, reply, opened)
          : reply.status(401).send({ code: 'invalid_code', message: 'The code is not correct.' });
      },
    );
    server.post(
      '/v1/token/refresh',
      {
        schema: { body: refreshInput, response: { 200: tokens, 401: refusal } },
        config: { access: { secret: 'the refresh token, in the body' } },
      },
      async (request, reply) => {
        const refreshed = await refreshSession(app, keys, request.body.refresh_token, request.ip);
        if (!refreshed)
          return reply.status(401).send({ code: 'invalid_refresh_token', message: 'Invalid request.' });
        return refreshed;
      },
    );
    server.register(async (scope) => {
      // Sign-out is sent with a JSON content type and no body.
      scope.removeContentTypeParser('application/json');
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, _body, done) =>
        done(null),
      );
      scope.post('/logout', { config: { access: signingOut } }, async (request) => {
        await signOut(app, keys, bearerOf(request.headers.authorization));
        return {};
      });
    });
    server.get('/v1/feature-flags', { config: { access: flags } }, async () => app.env.FOYER_FEATURE_FLAGS);
  };
}

function callerOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>) {
  return { ip, userAgent: headers['user-agent'] ?? '', cookies: headers.cookie };
}
