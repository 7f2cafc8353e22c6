import { graphql } from '../../generated/graphql.ts';

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
  mutation OfferSecondFactor {
    offerSecondFactor {
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
