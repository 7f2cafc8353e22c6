import { graphql } from '../generated/graphql.ts';

/** Who is signed in, and what that account may do. */
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
    }
  }
`);
