import { type ProviderCounterpart, startCounterpart } from './provider-counterpart.ts';

/** The part of MessageBird's SMS API that Foyer uses, in the form of its documentation: 201 with an id, 401 for a wrong key. */
export function startMessageBirdCounterpart(key: string): Promise<ProviderCounterpart> {
  return startCounterpart(
    (server) => {
      server.post('/messages', (request, reply) => {
        if (request.headers.authorization !== `AccessKey ${key}`) {
          return reply.status(401).send(errorOf(2, 'Request not allowed (incorrect access_key)'));
        }
        const { originator, recipients, body, reference } = request.body as Record<string, unknown>;
        return reply
          .status(201)
          .send({ id: 'e8077d803532c0b5937c639b60216938', originator, body, reference, recipients });
      });
    },
    errorOf(9, 'no (correct) recipients found'),
  );
}

const errorOf = (code: number, description: string) => ({ errors: [{ code, description, parameter: null }] });
