import { graphql } from '../../generated/graphql.ts';

export const HoursOfLocations = graphql(`
  query HoursOfLocations {
    locations {
      id
      weekHours {
        opens
        closes
      }
    }
  }
`);

export const ProvidersInUse = graphql(`
  query ProvidersInUse {
    paymentAccounts {
      id
      provider
      environment
      isOn
    }
  }
`);

export const LastAuditEntry = graphql(`
  query LastAuditEntry {
    auditEntries(first: 1) {
      edges {
        node {
          id
          at
        }
      }
    }
  }
`);
