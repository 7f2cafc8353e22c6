import { graphql } from '../../../generated/graphql.ts';

graphql(`
  fragment PaymentAccountParts on PaymentAccount {
    id
    provider
    environment
    locationId
    isOn
    state
    methods
    setAt
    setByName
    checkedAt
    version
    checkLines {
      code
      level
      params
    }
  }
`);

export const PaymentAccounts = graphql(`
  query PaymentAccounts {
    paymentAccounts {
      ...PaymentAccountParts
    }
    locations {
      id
      name
      paymentEnvironment
    }
    clients {
      edges {
        node {
          id
          subdomain
          timeZone
        }
      }
    }
  }
`);

export const ConnectPaymentProvider = graphql(`
  mutation ConnectPaymentProvider($input: PaymentAccountInput!) {
    connectPaymentProvider(input: $input) {
      id
    }
  }
`);

export const ReplacePaymentKeys = graphql(`
  mutation ReplacePaymentKeys($id: ID!, $input: PaymentAccountInput!, $version: Int!) {
    replacePaymentKeys(id: $id, input: $input, version: $version) {
      id
    }
  }
`);

export const SwitchPaymentAccount = graphql(`
  mutation SwitchPaymentAccount($id: ID!, $on: Boolean!, $version: Int!) {
    switchPaymentAccount(id: $id, on: $on, version: $version) {
      id
    }
  }
`);

export const CheckPaymentAccount = graphql(`
  mutation CheckPaymentAccount($id: ID!) {
    checkPaymentAccount(id: $id) {
      id
    }
  }
`);
