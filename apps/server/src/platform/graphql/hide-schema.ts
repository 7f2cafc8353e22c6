import { type DocumentNode, GraphQLError, Kind, visit } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { badRequest } from './bad-request.ts';
import type { GraphqlContext } from './builder.ts';

/** Callers without a session read neither the schema nor suggestions of its names in refusals. */
export function hideSchema<Call extends Record<string, unknown>>(
  isSignedIn: (call: Call) => Promise<boolean>,
): Plugin<GraphqlContext, Call> {
  return {
    onExecute: ({ args, setResultAndStopExecution }) => {
      if (args.contextValue.maybeSignedIn || !readsSchema(args.document)) return;
      setResultAndStopExecution({ errors: [badRequest('Sign in to read the schema.')] });
    },
    onExecutionResult: async ({ result, setResult, context }) => {
      if (!result || Symbol.asyncIterator in result || !result.errors?.some(suggests)) return;
      if (await isSignedIn(context)) return;
      setResult({ ...result, errors: result.errors.map(withoutSuggestion) });
    },
  };
}

function readsSchema(document: DocumentNode): boolean {
  let reads = false;
  visit(document, {
    [Kind.FIELD]({ name }) {
      reads ||= name.value === '__schema' || name.value === '__type';
    },
  });
  return reads;
}

// As graphql-js words it: the end of a refusal.
const suggestion = / Did you mean .*$/s;

function suggests({ message }: GraphQLError): boolean {
  return suggestion.test(message);
}

/** A copy: refusals of a document are cached for callers of both kinds. */
function withoutSuggestion(error: GraphQLError): GraphQLError {
  const { nodes, source, positions, path, extensions } = error;
  const message = error.message.replace(suggestion, '');
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}
