import { cartSchema, checkoutAnswerSchema } from '@foyer/domain/storefront/cart.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';
import { ownPath } from '../../../platform/http/own-path.ts';
import { isThisMachine } from '../../../platform/http/this-machine.ts';
import { saveLanguage } from '../cart-language/save-language.ts';
import { checkOut } from '../checkout/check-out.ts';
import { applyDiscountCode } from '../discount-codes/apply-discount-code.ts';
import { keepPayingCodes } from '../paying-codes/keep-paying-codes.ts';
import { ofPoint } from '../sales-page/point-query.ts';
import { readBrowserKey } from '../waiting/browser-key.ts';
import { openWithCode } from './buyer-code.ts';
import { changeCart } from './change-cart.ts';
import { extendCart } from './extend-cart.ts';
import { releaseCart } from './release-cart.ts';
import { saveDetails } from './save-details.ts';
import { saveDonation } from './save-donation.ts';
import { getCart } from './show-cart.ts';
import { takeCart } from './take-cart.ts';
import { sendCartCode, tryCartCode } from './verify-phone.ts';

const address = z.object({ client: z.string().max(100), channel: z.string().max(100) });
const known = z.object({ secret: z.string().max(200) });
const keyed = z.object({
  'idempotency-key': z.string().min(8).max(200).optional(),
  /** Of the waiting room. */
  'waiting-place': z.string().max(400).optional(),
  /** A solved bot challenge, where the client's bot protection is on. */
  'x-bot-proof': z.string().max(2_000).optional(),
  /** Of a channel that only holders of a code may buy from. */
  'buyer-code-pass': z.string().max(100).optional(),
});
const sentCode = z.object({ to: z.string(), isVerified: z.boolean() });
const typedCode = z.object({ code: z.string().max(40) });
const buyerCode = z.object({ code: z.string().max(100) });
const config = { access: { secret: "the cart's own, in the address" }, busy: true };
const toCart = { params: known, response: { 200: cartSchema } };

/** The type proves the answer; validating thousands a second would find nothing. */
const serializerCompiler = () => JSON.stringify;

/** From one address. Each cart holds places, and visitors do not need more. */
const CARTS_A_MINUTE = 300;

/** The network within which the holds and orders of a visitor are counted; null = this machine. */
const networkOf = (request: FastifyRequest): string | null =>
  isThisMachine(request) ? null : callerNetwork(request.ip);

/** A visitor's cart. The bodies are parsed by the rules that the sales page shares: one code for each field. */
export function cartRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.post(
      '/api/shop/:client/:channel/carts',
      {
        schema: {
          params: address,
          querystring: z.object(ofPoint),
          headers: keyed,
          response: { 201: cartSchema },
        },
        serializerCompiler,
        // The answer holds the cart's secret, and crowds ask for it.
        compress: false,
        config: {
          access: { public: 'buyers need no account' },
          busy: true,
          rateLimit: { max: CARTS_A_MINUTE },
        },
      },
      async (request, reply) => {
        const { body, headers } = request;
        const params = { ...request.params, point: request.query.point };
        const network = networkOf(request);
        const key = headers['idempotency-key'] ?? null;
        const sent = { place: headers['waiting-place'] ?? null, browser: readBrowserKey(request) };
        const proof = headers['x-bot-proof'] ?? null;
        const pass = headers['buyer-code-pass'] ?? null;
        return reply.status(201).send(await takeCart(app, params, body, key, network, sent, proof, pass));
      },
    );
    server.post(
      '/api/shop/:client/:channel/code',
      {
        schema: { params: address, body: buyerCode, response: { 200: z.object({ pass: z.string() }) } },
        config: { access: { public: 'who has the code may buy' }, busy: true },
      },
      async ({ params, body, ip }) => openWithCode(app, params, body.code, ip),
    );
    const ofCart = { schema: toCart, serializerCompiler, config };
    server.get('/api/shop/carts/:secret', ofCart, async ({ params }) => getCart(app, params.secret));
    server.put('/api/shop/carts/:secret', ofCart, async ({ params, body }) =>
      changeCart(app, params.secret, body),
    );
    server.post('/api/shop/carts/:secret/extend', ofCart, async ({ params }) =>
      extendCart(app, params.secret),
    );
    server.put('/api/shop/carts/:secret/details', ofCart, async ({ params, body }) =>
      saveDetails(app, params.secret, body),
    );
    server.put('/api/shop/carts/:secret/language', ofCart, async ({ params, body }) =>
      saveLanguage(app, params.secret, body),
    );
    server.put('/api/shop/carts/:secret/code', ofCart, async (request) =>
      applyDiscountCode(app, request.params.secret, request.body, networkOf(request)),
    );
    server.put('/api/shop/carts/:secret/paying-codes', ofCart, async ({ params, body }) =>
      keepPayingCodes(app, params.secret, body),
    );
    server.put('/api/shop/carts/:secret/donation', ofCart, async ({ params, body }) =>
      saveDonation(app, params.secret, body),
    );
    server.post(
      '/api/shop/carts/:secret/sms',
      { schema: { params: known, response: { 200: sentCode } }, config },
      async (request) => sendCartCode(app, request.params.secret, networkOf(request)),
    );
    server.post(
      '/api/shop/carts/:secret/sms/code',
      { schema: { params: known, body: typedCode }, config },
      async ({ params, body }, reply) => {
        await tryCartCode(app, params.secret, body.code);
        return reply.status(204).send();
      },
    );
    server.post(
      '/api/shop/carts/:secret/checkout',
      { schema: { params: known, response: { 200: checkoutAnswerSchema } }, serializerCompiler, config },
      async (request) => {
        const { params, body } = request;
        const { redirectUrl } = await checkOut(app, params.secret, body, networkOf(request));
        return { redirectUrl: ownPath(redirectUrl, app.publicUrl) };
      },
    );
    server.delete(
      '/api/shop/carts/:secret',
      { schema: { params: known }, config },
      async ({ params }, reply) => {
        await releaseCart(app, params.secret);
        return reply.status(204).send();
      },
    );
  };
}
