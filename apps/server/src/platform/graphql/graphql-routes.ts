import { createFetch } from '@whatwg-node/fetch';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { App } from '../app.ts';
import { NotSignedInError } from '../errors.ts';
import type { RequestContext } from '../request-context.ts';
import { isGraphqlError, toGraphqlErrors } from './answer-errors.ts';
import type { GraphqlContext } from './builder.ts';
import { hideSchema } from './hide-schema.ts';
import { limitAliases } from './limit-aliases.ts';
import { limitNesting } from './limit-nesting.ts';
import { limitTokens } from './limit-tokens.ts';
import { isRead, readRequests } from './read-requests.ts';

interface ServerContext extends Record<string, unknown> {
  req: FastifyRequest;
  reply: FastifyReply;
}

const BODY_LIMIT = 1_048_576;
const UPLOAD_LIMIT = 10_000_000;
const FILES_LIMIT = 10;
/** The files of one request together with its operations. */
const UPLOAD_BODY_LIMIT = UPLOAD_LIMIT + BODY_LIMIT;
const UPLOAD_LIMITS = {
  fileSize: UPLOAD_LIMIT,
  files: FILES_LIMIT,
  fieldSize: BODY_LIMIT,
  fields: FILES_LIMIT + 10,
};
const BATCH_LIMIT = 10;
const ALIAS_LIMIT = 30;
const TOKEN_LIMIT = 4_000;
/** Of brackets and of JSON; four times what the deepest query of the back office has. */
const NESTING_LIMIT = 50;

interface GraphqlParts {
  app: App;
  schema: GraphQLSchema;
  /** The caller, from the call's headers; undefined without a token. @throws NotSignedInError for a bad one. */
  authenticate(request: FastifyRequest): Promise<RequestContext | undefined>;
}

/** Serves POST /graphql in a scope of its own, with the limits of product.md, section 2. */
export function graphqlRoutes({ app, schema, authenticate }: GraphqlParts) {
  return async (server: FastifyInstance): Promise<void> => {
    const yoga = createYoga<ServerContext, GraphqlContext>({
      schema,
      graphqlEndpoint: '/graphql',
      landingPage: false,
      graphiql: false,
      batching: { limit: BATCH_LIMIT },
      maskedErrors: false,
      logging: false,
      cors: false,
      fetchAPI: createFetch({ formDataLimits: UPLOAD_LIMITS }),
      multipart: false,
      plugins: [
        readRequests((requestId, err) => app.log.warn({ err, requestId }, 'a GraphQL request that is none')),
        answerErrors(app),
        limitAliases(ALIAS_LIMIT),
        limitTokens(TOKEN_LIMIT),
        limitNesting(NESTING_LIMIT, (requestId) =>
          app.log.warn({ requestId }, 'a GraphQL request nested too deep'),
        ),
        hideSchema<ServerContext>(({ req }) => isSignedIn(req, authenticate)),
      ],
      context: async ({ req }) => contextOf(app, req, authenticate),
    });
    server.removeAllContentTypeParsers();
    const readWhole = (contentType: string, bodyLimit: number) =>
      server.addContentTypeParser(contentType, { parseAs: 'buffer', bodyLimit }, (_req, body, done) =>
        done(null, body),
      );
    readWhole('multipart/form-data', UPLOAD_BODY_LIMIT);
    readWhole('*', BODY_LIMIT);
    server.route({
      url: '/graphql',
      config: { access: { fields: true } },
      method: ['GET', 'POST', 'OPTIONS'],
      handler: async (req, reply) => {
        if (req.method === 'POST' && !isRead(req.headers['content-type'])) {
          return reply.status(415).send({ errors: [{ message: 'Send the query as application/json.' }] });
        }
        const answer = await yoga.fetch(
          `http://localhost${req.url}`,
          {
            method: req.method,
            headers: headersOf(req),
            ...(req.body ? { body: req.body as BodyInit } : {}),
          } as RequestInit,
          { req, reply },
        );
        for (const [name, value] of answer.headers) reply.header(name, value);
        return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
      },
    });
  };
}

function headersOf(req: FastifyRequest): Record<string, string> {
  const entries = Object.entries(req.headers).filter(
    ([name]) => name !== 'content-length' && name !== 'connection',
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

async function contextOf(
  app: App,
  req: FastifyRequest,
  authenticate: GraphqlParts['authenticate'],
): Promise<GraphqlContext> {
  try {
    const signedIn = await authenticate(req);
    return {
      requestId: req.id,
      maybeSignedIn: signedIn,
      signedIn: () => {
        if (!signedIn) throw new NotSignedInError();
        return signedIn;
      },
    };
  } catch (error) {
    throw refusalOfCall(app, error, req.id);
  }
}

async function isSignedIn(req: FastifyRequest, authenticate: GraphqlParts['authenticate']): Promise<boolean> {
  return authenticate(req).then(Boolean, () => false);
}

/** Why the whole call is refused, before any of its fields is looked at. */
function refusalOfCall(app: App, error: unknown, requestId: string): GraphQLError {
  const originalError = error instanceof Error ? error : new Error(String(error));
  const wrapped = new GraphQLError(originalError.message, { originalError });
  const [answered = wrapped] = toGraphqlErrors(wrapped, app.log, requestId);
  const status = callStatus[String(answered.extensions.code)] ?? 500;
  return new GraphQLError(answered.message, { extensions: { ...answered.extensions, http: { status } } });
}

const callStatus: Record<string, number> = { NOT_SIGNED_IN: 401, NOT_ALLOWED: 403, ACTING_ENDED: 403 };

/** Turns every error of an answer into what the border promises, one per refusal. */
function answerErrors(app: App): Plugin<GraphqlContext, ServerContext> {
  return {
    onExecute: () => ({
      onExecuteDone: ({ result, setResult, args }) => {
        if (Symbol.asyncIterator in result || !result.errors) return;
        const errors = result.errors.flatMap((error) =>
          toGraphqlErrors(error, app.log, args.contextValue.requestId),
        );
        setResult({ ...result, errors });
      },
    }),
    // Errors outside of execution: the library made them of what it caught, with the words of the engine.
    onExecutionResult: ({ result, setResult, context }) => {
      if (!result || Symbol.asyncIterator in result || !result.errors?.some(isCaught)) return;
      const errors = result.errors.map((error) =>
        isCaught(error) ? refusalOfCall(app, error.originalError, context.req.id) : error,
      );
      setResult({ ...result, errors });
    },
  };
}

/** A bug of a plugin or of the library. What execution throws was turned into an answer's error before. */
function isCaught({ originalError }: GraphQLError): boolean {
  return originalError !== undefined && !isGraphqlError(originalError);
}
