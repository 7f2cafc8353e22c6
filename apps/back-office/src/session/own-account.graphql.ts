import { graphql } from '../generated/graphql.ts';

/** Who is signed in, and what that account may do. */
export const OwnAccount = graphql(`
  query OwnAccount {
    me {
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
