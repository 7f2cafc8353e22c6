import { graphql } from '../generated/graphql.ts';

/** The account that is signed in, and what it may do. */
export const OwnAccount = graphql(`
  query OwnAccount {
    me {
      __typename
      id
      username
      accountType
      mustChangePassword
      rights {
        module
        edit
        extra
      }
      limitedRights {
        module
        limit
      }
    }
  }
`);
