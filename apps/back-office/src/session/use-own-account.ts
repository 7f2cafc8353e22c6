import { useGraphqlQuery } from './graphql/use-graphql-query.ts';
import { OwnAccount } from './own-account.graphql.ts';

/** The signed-in account; undefined until the server has answered. */
export function useOwnAccount() {
  const { data, isPending } = useGraphqlQuery(OwnAccount, {});
  return { isPending, account: data?.me };
}
