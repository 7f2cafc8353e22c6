import { graphql } from '../../generated/graphql.ts';

export const RemoveSecondFactor = graphql(`
  mutation RemoveSecondFactor($accountId: ID!, $password: String!) {
    removeSecondFactor(accountId: $accountId, password: $password)
  }
`);
