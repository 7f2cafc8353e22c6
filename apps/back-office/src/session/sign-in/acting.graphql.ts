import { graphql } from '../../generated/graphql.ts';

/** The stay of an Admin in a client: what the banner says. */
export const ActingStay = graphql(`
  query ActingStay {
    actingStay {
      startedAt
      endsAt
      client {
        id
        name
        subdomain
        active
      }
    }
    me {
      username
    }
  }
`);

export const EnterClient = graphql(`
  mutation EnterClient($id: ID!) {
    enterClient(id: $id) {
      endsAt
    }
  }
`);

export const LeaveClient = graphql(`
  mutation LeaveClient {
    leaveClient
  }
`);

/** The name of one client: of the one that another tab entered. */
export const FindClientName = graphql(`
  query ClientName($id: ID!) {
    managedClient(id: $id) {
      id
      name
    }
  }
`);

/** The clients in which the Admin worked last. */
export const RecentClients = graphql(`
  query RecentClients {
    recentClients {
      id
      name
      subdomain
      active
    }
  }
`);

/** The clients that a search finds, a few of them. */
export const FoundClients = graphql(`
  query FoundClients($filter: ManagedClientFilterInput!) {
    managedClients(filter: $filter, first: 8) {
      edges {
        node {
          id
          name
          subdomain
          active
        }
      }
    }
  }
`);
