import { graphql } from '../../generated/graphql.ts';

export const CreateLocation = graphql(`
  mutation CreateLocation($input: LocationInput!) {
    createLocation(input: $input) {
      id
    }
  }
`);
