import { graphql } from '../generated/graphql.ts';

/** The configured menu of the signed-in account (specification 000, section 7). */
export const MenuItemsConfig = graphql(`
  query MenuItemsConfig {
    me {
      ... on Admin {
        menu {
          edges {
            node {
              id
              itemPosition
              groupName
            }
          }
        }
      }
      ... on ClientUser {
        menu {
          edges {
            node {
              id
              itemPosition
              groupName
            }
          }
        }
      }
    }
  }
`);

/** Locales, logo and banner of the client (specification 000, section 7). */
export const GetClientConfiguration = graphql(`
  query GetClientConfiguration {
    clients {
      edges {
        node {
          timeZone
          sellsInTest
          config {
            supportedLocales {
              defaultLocale
              edges {
                node {
                  locale
                }
              }
            }
            logos {
              defaultIcon
            }
            banners {
              defaultIcon
            }
          }
        }
      }
    }
    me {
      __typename
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
`);
