import { graphql } from '../generated/graphql.ts';

/** What screens need to know of the client they work in. */
export const ClientFacts = graphql(`
  query ClientFacts {
    clients {
      edges {
        node {
          name
          subdomain
          currency
          timeZone
          sellsInTest
          channelTypes
          config {
            supportedLocales {
              defaultLocale
              edges {
                node {
                  locale
                }
              }
            }
          }
        }
      }
    }
  }
`);
