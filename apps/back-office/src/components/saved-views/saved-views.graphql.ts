import { graphql } from '../../generated/graphql.ts';

export const SavedViewList = graphql(`
  query SavedViewList($list: ViewList!) {
    savedViews(list: $list) {
      id
      name
      parameters
      isShared
      isOwn
      version
    }
  }
`);

export const CreateSavedView = graphql(`
  mutation CreateSavedView($list: ViewList!, $input: SavedViewInput!) {
    createSavedView(list: $list, input: $input) {
      id
    }
  }
`);

export const ChangeSavedView = graphql(`
  mutation ChangeSavedView($id: ID!, $input: SavedViewInput!, $version: String!) {
    changeSavedView(id: $id, input: $input, version: $version) {
      id
    }
  }
`);

export const DeleteSavedView = graphql(`
  mutation DeleteSavedView($id: ID!) {
    deleteSavedView(id: $id)
  }
`);

export const MoveSavedView = graphql(`
  mutation MoveSavedView($id: ID!, $isBack: Boolean!) {
    moveSavedView(id: $id, isBack: $isBack) {
      id
    }
  }
`);
