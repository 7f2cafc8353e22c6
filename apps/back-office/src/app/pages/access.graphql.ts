import { graphql } from '../../generated/graphql.ts';

export const AccessGivers = graphql(`
  query AccessGivers($module: String!, $right: String!) {
    accessGivers(module: $module, right: $right) {
      names
      canBeAsked
    }
  }
`);

export const AskForAccess = graphql(`
  mutation AskForAccess($module: String!, $right: String!) {
    askForAccess(module: $module, right: $right)
  }
`);
