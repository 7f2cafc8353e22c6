import fastify, { type FastifyInstance } from 'fastify';

/** What goes wrong with the next call: no answer before it did anything, an answer that is lost after it did, a failing server, a refusal. */
export type ProviderFault = 'no answer' | 'lost answer' | 'failing' | 'refusing';

export interface SeenRequest {
  method: string;
  path: string;
  headers: Record<string, unknown>;
  body: unknown;
}

export interface ProviderCounterpart {
  url: string;
  /** Every request that came, the first one first. */
  seen: SeenRequest[];
  /** Faults of the next calls, one each. */
  faults: ProviderFault[];
  close(): Promise<void>;
}

/**
 * A provider's API on this machine, with a state of its own: routes remember what they made. The same idempotency key answers
 * the same answer.
 */
export async function startCounterpart(
  routes: (server: FastifyInstance) => void,
  refusal: unknown,
): Promise<ProviderCounterpart> {
  const server = fastify();
  const seen: SeenRequest[] = [];
  const faults: ProviderFault[] = [];
  const answers = new Map<string, string>();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  const faultOf = new WeakMap<object, ProviderFault>();
  server.addHook('preHandler', async (request, reply) => {
    const { method, url: path, headers, body } = request;
    if (path.startsWith('/pay-page/')) return;
    seen.push({ method, path, headers, body });
    const fault = faults.shift();
    if (fault) faultOf.set(request, fault);
    if (fault === 'no answer') reply.raw.destroy();
    if (fault === 'failing') return reply.status(500).send({ message: 'out of order' });
    if (fault === 'refusing') return reply.status(422).send(refusal);
    const known = answers.get(String(headers['idempotency-key'] ?? ''));
    if (known) return reply.type('application/json').send(known);
  });
  server.addHook('onSend', async (request, reply, payload) => {
    const key = request.headers['idempotency-key'];
    if (key && reply.statusCode < 300) answers.set(String(key), String(payload));
    if (faultOf.get(request) === 'lost answer') reply.raw.destroy();
    return payload;
  });
  routes(server);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return { url, seen, faults, close: () => server.close() };
}

/** The provider's own page, for journeys: its buttons are links. */
export function payPage(id: string, acts: readonly string[]): string {
  const links = acts.map((act) => `<a href="/pay-page/${id}/${act}">${act}</a>`).join(' ');
  return `<!doctype html><html lang="en"><title>Provider</title><main><h1>Pay at the provider</h1>${links}</main></html>`;
}
