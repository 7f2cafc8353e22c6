import { graphql } from '../../../generated/graphql.ts';

export const ColourSchemes = graphql(`
  query ColourSchemes {
    colourSchemes {
      id
      name
      version
      colours {
        brand
        ink
        paper
      }
      channelTitles
    }
  }
`);

export const CreateColourScheme = graphql(`
  mutation CreateColourScheme($input: ColourSchemeInput!) {
    createColourScheme(input: $input) {
      id
    }
  }
`);

export const ChangeColourScheme = graphql(`
  mutation ChangeColourScheme($colourSchemeId: ID!, $input: ColourSchemeInput!, $version: Int!) {
    changeColourScheme(colourSchemeId: $colourSchemeId, input: $input, version: $version) {
      id
    }
  }
`);

export const DeleteColourScheme = graphql(`
  mutation DeleteColourScheme($colourSchemeId: ID!) {
    deleteColourScheme(colourSchemeId: $colourSchemeId)
  }
`);
