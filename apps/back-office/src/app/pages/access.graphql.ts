import { graphql } from '../../generated/graphql.ts';

export const AccessGivers = graphql(`
  query AccessGivers($module: Module!, $right: GivenLevel!) {
    accessGivers(module: $module, right: $right) {
      names
      canBeAsked
    }
  }
`);

export const AskForAccess = graphql(`
  mutation AskForAccess($module: Module!, $right: GivenLevel!) {
    askForAccess(module: $module, right: $right)
  }
`);
