import { graphql } from '../../generated/graphql.ts';

export const UseLogoOfSite = graphql(`
  mutation UseLogoOfSite($address: String!) {
    useLogoOfSite(address: $address)
  }
`);
