import { useGraphqlQuery } from './graphql/use-graphql-query.ts';
import { OwnAccount } from './own-account.graphql.ts';

/** As long as a first load may take; a page that is opened later asks again, so that changed rights are seen. */
const sharedForMs = 10_000;

/** The signed-in account; undefined until the server has answered. */
export function useOwnAccount() {
  const { data, isPending } = useGraphqlQuery(OwnAccount, {}, { sharedForMs });
  return { isPending, account: data?.me };
}
