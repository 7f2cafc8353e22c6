import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import { NotAllowedError } from '../errors.ts';
import type { RequestContext, Right } from '../request-context.ts';
import './exposed-text.ts';
import { COST_LIMIT, costOfField } from './query-cost.ts';

/** What a resolver gets: the call, and the signed-in context where there is one. */
export interface GraphqlContext {
  readonly requestId: string;
  /** The signed-in call. @throws NotSignedInError for a call without a valid token. */
  signedIn(): RequestContext;
  readonly maybeSignedIn: RequestContext | undefined;
}

export interface GraphqlTypes {
  Context: GraphqlContext;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  AuthScopes: {
    /** Any valid session but one that must change its password first. */
    session: boolean;
    /** Also a session that must change its password first: for its menu, its configuration and that change. */
    anySession: boolean;
    /** A module of the rights table and the right on it. */
    right: readonly [module: string, right: Right];
    /** The right on at least one of these modules: the data of a job with several doors. */
    anyRight: readonly [modules: readonly string[], right: Right];
    /** Of a field of an object: it tells nothing but what belongs to the object, which is guarded where it is got. */
    asParent: true;
  };
  Scalars: {
    ID: { Input: string; Output: string };
    /** An instant, ISO 8601 in UTC. */
    DateTime: { Input: Date; Output: Date };
    /** '2026-11-20' */
    Date: { Input: string; Output: string };
    /** '14:00' */
    Time: { Input: string; Output: string };
    JSON: { Input: unknown; Output: unknown };
    Upload: { Input: Blob; Output: never };
  };
}

export const builder = new SchemaBuilder<GraphqlTypes>({
  plugins: [ScopeAuthPlugin, RelayPlugin, DataloaderPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  complexity: {
    limit: { complexity: COST_LIMIT, depth: 12, breadth: 400 },
    fieldComplexity: costOfField,
    complexityError: (kind) =>
      new GraphQLError(`The query asks for too much at once: its ${kind.toLowerCase()} is too high`),
  },
  relay: { clientMutationId: 'omit', cursorType: 'String' },
  scopeAuth: {
    authScopes: (context) => ({
      session: () => {
        const { account } = context.signedIn();
        if (account.mustChangePassword) throw new NotAllowedError('session', 'access');
        return true;
      },
      anySession: () => Boolean(context.signedIn()),
      right: ([module, right]) => {
        context.signedIn().require(module, right);
        return true;
      },
      anyRight: ([modules, right]) => {
        const call = context.signedIn();
        const [first = ''] = modules;
        if (!modules.some((module) => call.can(module, right))) call.require(first, right);
        return true;
      },
      asParent: () => Boolean(context.signedIn()),
    }),
    treatErrorsAsUnauthorized: false,
    unauthorizedError: (_parent, _context, info) => new GraphQLError(`Not authorised: ${info.fieldName}`),
  },
});

builder.queryType({});
builder.mutationType({});
