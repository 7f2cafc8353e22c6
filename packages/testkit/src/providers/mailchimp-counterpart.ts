import { type ProviderCounterpart, startCounterpart } from './provider-counterpart.ts';

/** A member of a list, as it was put there. */
export interface ListMember {
  list: string;
  member: string;
  email_address: string;
  status: string;
  language: string;
  merge_fields: Record<string, string>;
}

export interface MailchimpCounterpart extends ProviderCounterpart {
  /** By list and member: one that is put there again stays one. */
  members: Map<string, ListMember>;
}

/** The part of Mailchimp's Marketing API that Foyer uses: two lists, `a1` and `b2`, and one key. */
export async function startMailchimpCounterpart(key: string): Promise<MailchimpCounterpart> {
  const members = new Map<string, ListMember>();
  const right = `Basic ${Buffer.from(`foyer:${key}`).toString('base64')}`;
  const started = await startCounterpart(
    (server) => {
      server.addHook('preHandler', async ({ headers }, reply) => {
        if (headers.authorization !== right)
          return reply.status(401).send({ title: 'API Key Invalid', status: 401 });
      });
      server.get<{ Params: { list: string } }>('/3.0/lists/:list', ({ params }, reply) =>
        lists.includes(params.list) ? reply.send({ id: params.list }) : reply.status(404).send(notFound),
      );
      server.put<{ Params: { list: string; member: string }; Body: Omit<ListMember, 'list' | 'member'> }>(
        '/3.0/lists/:list/members/:member',
        ({ params, body }, reply) => {
          if (!lists.includes(params.list)) return reply.status(404).send(notFound);
          members.set(`${params.list} ${params.member}`, { ...params, ...body });
          return reply.send({ id: params.member, status: body.status });
        },
      );
    },
    { title: 'Member In Compliance State', status: 400, detail: 'anna@example.org was unsubscribed' },
  );
  return { ...started, members };
}

const lists = ['a1', 'b2'];
const notFound = { title: 'Resource Not Found', status: 404 };
