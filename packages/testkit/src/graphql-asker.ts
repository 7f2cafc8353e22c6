import type { AccountType } from '@foyer/domain/identity/account-types.ts';
import { createAccount } from '@foyer/server/modules/identity/index.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import type { FastifyInstance } from 'fastify';
import { TEST_PASSWORD, type TestClient } from './builders/a-client.ts';
import { injectPatiently } from './inject-patiently.ts';

export interface GraphqlAnswer {
  status: number;
  text: string;
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; code: string | undefined }[];
}

export type Ask = (
  request: { document: string; variables?: Record<string, unknown> },
  headers?: Record<string, string>,
) => Promise<GraphqlAnswer>;

/** Sends GraphQL requests with a token, or without one. */
export function graphqlAsker(server: FastifyInstance, token?: string): Ask {
  return async ({ document, variables }, headers = {}) => {
    const { contentType, payload } = await encode(document, variables);
    const answer = await injectPatiently(server, {
      method: 'POST',
      url: '/graphql',
      payload,
      headers: {
        'content-type': contentType,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    const body = answer.headers['content-type']?.toString().includes('json') ? answer.json() : {};
    const errors: { message: string; extensions?: { code?: string } }[] = body.errors ?? [];
    return {
      status: answer.statusCode,
      text: answer.body,
      data: body.data,
      errors: errors.map(({ message, extensions }) => ({ message, code: extensions?.code })),
    };
  };
}

/** As JSON; a request with a file as the multipart form of the GraphQL multipart request specification. */
async function encode(query: string, variables: Record<string, unknown> = {}) {
  const files = Object.entries(variables).filter(([, value]) => value instanceof Blob);
  if (files.length === 0) {
    return { contentType: 'application/json', payload: JSON.stringify({ query, variables }) };
  }
  const form = new FormData();
  const withoutFiles = { ...variables, ...Object.fromEntries(files.map(([name]) => [name, null])) };
  form.set('operations', JSON.stringify({ query, variables: withoutFiles }));
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([name]) => [name, [`variables.${name}`]]))));
  for (const [name, file] of files) if (file instanceof Blob) form.set(name, file, 'file');
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** Signs in as the client's manager, or as a new account of another type. @returns its token. */
export async function tokenOf(
  app: App,
  server: FastifyInstance,
  client: TestClient,
  accountType: AccountType = 'management',
): Promise<string> {
  let username = 'manager';
  if (accountType !== 'management') {
    username = accountType;
    const account = { username, email: '', accountType, locale: 'en_US' as const, password: TEST_PASSWORD };
    await inClient(app.db, client.clientId, (scope) => createAccount(app, scope, account));
  }
  const answer = await injectPatiently(server, {
    method: 'POST',
    url: '/v1/login_check',
    payload: { username: `${username}|${client.subdomain}`, password: TEST_PASSWORD },
  });
  if (answer.statusCode !== 200) throw new Error(`No sign-in: ${answer.body}`);
  return answer.json().token;
}
