import { GraphQLError } from 'graphql';

/** A request that is refused as a whole, before any of its fields is looked at: 400 in every answer format. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
}
