import { graphql } from '../../generated/graphql.ts';

graphql(`
  fragment OwnSession on AccountSession {
    id
    userAgent
    createdAt
    lastUsedAt
    isOwn
  }
`);

export const ChangeOwnPassword = graphql(`
  mutation ChangeOwnPassword($input: OwnPasswordInput!) {
    changeOwnPassword(input: $input)
  }
`);

export const OwnSecondFactor = graphql(`
  query OwnSecondFactor {
    ownSecondFactor {
      since
      recoveryCodesLeft
    }
  }
`);

export const OfferSecondFactor = graphql(`
  mutation OfferSecondFactor($password: String!) {
    offerSecondFactor(password: $password) {
      uri
      secret
    }
  }
`);

export const ConfirmSecondFactor = graphql(`
  mutation ConfirmSecondFactor($code: String!) {
    confirmSecondFactor(code: $code)
  }
`);

export const OwnSessions = graphql(`
  query OwnSessions {
    ownSessions {
      ...OwnSession
    }
  }
`);

export const EndOwnSessions = graphql(`
  mutation EndOwnSessions($sessionId: ID) {
    endOwnSessions(sessionId: $sessionId) {
      ...OwnSession
    }
  }
`);
