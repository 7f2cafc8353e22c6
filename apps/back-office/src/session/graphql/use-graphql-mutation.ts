import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { isOfGateway, noAnswerInTime, silenceOf, unreachable } from './connection.ts';
import { requestGraphql } from './graphql-client.ts';
import { type GraphqlDocument, operationName } from './graphql-document.ts';
import { RequestError } from './request-error.ts';
import { readValidationError, unexpected, type ValidationError } from './validation-error.ts';

interface MutationOptions {
  /** The queries whose answers the change makes old. */
  refetch?: readonly string[];
  /** What must not be done twice: what a gateway answers for the server leaves open whether it was done, and counts as no answer. */
  isOnce?: boolean;
}

/**
 * Changes something on the server. A failure is always a `ValidationError`: a general message and errors by
 * field. `mutateAsync(variables)` rejects with it; `error` holds the last one.
 */
export function useGraphqlMutation<Result, Variables>(
  document: GraphqlDocument<Result, Variables>,
  options: MutationOptions = {},
): UseMutationResult<Result, ValidationError, Variables> {
  return useMutation(graphqlMutation(document, options, useQueryClient()));
}

/** What the hook does, for code without a component. */
export function graphqlMutation<Result, Variables>(
  document: GraphqlDocument<Result, Variables>,
  { refetch = [], isOnce = false }: MutationOptions,
  queries: QueryClient,
) {
  return {
    mutationFn: async (variables: Variables): Promise<Result> => {
      try {
        return await requestGraphql(document, variables);
      } catch (error) {
        throw readValidationError(errorsOf(error, isOnce));
      }
    },
    onSuccess: async (): Promise<void> => {
      // Every change is in the audit log: the history beside a thing shows it without each mutation naming it.
      void queries.invalidateQueries({ queryKey: ['ChangesOfThing'] });
      await Promise.all(
        refetch.map((query) => queries.invalidateQueries({ queryKey: [operationName(query)] })),
      );
    },
  };
}

function errorsOf(error: unknown, isOnce: boolean) {
  const silence = silenceOf(error) ?? (isOnce && isOfGateway(error) ? noAnswerInTime : undefined);
  if (silence) return [{ message: `main|${silent[silence]}|${silence}` }];
  if (!(error instanceof RequestError)) return [{ message: wentWrong }];
  const spoken = error.errors.filter((one) => one.message.includes('|') || one.extensions?.code);
  return spoken.length > 0 ? spoken : [{ message: wentWrong, extensions: requestIdOf(error) }];
}

function requestIdOf({ requestId }: RequestError) {
  return requestId ? { requestId } : {};
}

/** What is said until the words of refusals have been fetched. */
const silent = {
  [unreachable]: 'You are offline. Nothing was saved.',
  [noAnswerInTime]: 'The server did not answer in time.',
};

const wentWrong = `main|Something went wrong. Please try again later.|${unexpected}`;
