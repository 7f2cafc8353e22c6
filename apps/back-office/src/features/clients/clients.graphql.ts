import { graphql } from '../../generated/graphql.ts';
import '../../generated/managed-client-fields.ts';

export const ClientList = graphql(`
  query ClientList(
    $filter: ManagedClientFilterInput!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    managedClientSummary(filter: $filter) {
      total
      counts {
        all
        live
        test
        disabled
      }
    }
    managedClients(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      edges {
        node {
          id
          name
          externalId
          subdomain
          town
          paymentEnvironment
          currency
          codeType
          active
          figures {
            orders30Days
          }
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`);

export const EditClient = graphql(`
  query EditClient($id: ID!) {
    managedClient(id: $id) {
      id
      version
      ...ManagedClientFields
      rates {
        inForce
        toCome {
          id
          value
          effectiveAt
          madeByName
        }
      }
      active
      createdAt
      disabledAt
      figures {
        locations
        channels
        accounts
        orders30Days
        hasOrders
      }
      failedMessages
      health {
        failedMails
        payments
        lastSaleAt
        lastSignInAt
        gates
        silentGates
        comingSettings
      }
      stays {
        count
        last {
          username
          startedAt
        }
      }
    }
  }
`);

/** What stops when a client is disabled. */
export const ClientStops = graphql(`
  query ClientStops($id: ID!) {
    managedClient(id: $id) {
      id
      currency
      stops {
        channels
        scanners
        comingVisitors
        openPayments
        openPaymentsMinor
        openRefunds
        openRefundsMinor
      }
    }
  }
`);

export const CreateClient = graphql(`
  mutation CreateClient($input: ClientInput!, $mainAccount: MainAccountInput!, $rates: FirstRatesInput) {
    createClient(input: $input, mainAccount: $mainAccount, rates: $rates) {
      id
    }
  }
`);

export const ChangeClient = graphql(`
  mutation ChangeClient($id: ID!, $input: ClientInput!, $rates: RatesFromDayInput, $version: Int!) {
    changeClient(id: $id, input: $input, rates: $rates, version: $version) {
      id
    }
  }
`);

export const WithdrawClientRates = graphql(`
  mutation WithdrawClientRates($id: ID!, $ratesId: ID!, $version: Int!) {
    withdrawClientRates(id: $id, ratesId: $ratesId, version: $version) {
      id
    }
  }
`);

export const DisableClient = graphql(`
  mutation DisableClient($id: ID!, $subdomain: String!) {
    disableClient(id: $id, subdomain: $subdomain) {
      id
    }
  }
`);

export const EnableClient = graphql(`
  mutation EnableClient($id: ID!) {
    enableClient(id: $id) {
      id
    }
  }
`);

export const ClientCount = graphql(`
  query ClientCount($filter: ManagedClientFilterInput!) {
    managedClientSummary(filter: $filter) {
      total
    }
  }
`);
