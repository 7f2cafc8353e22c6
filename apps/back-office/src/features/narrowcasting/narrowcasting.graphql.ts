import { graphql } from '../../generated/graphql.ts';
import '../../generated/wall-screen-fields.ts';

export const WallScreenList = graphql(`
  query WallScreenList {
    wallScreens {
      id
      name
      layout
      orientation
      languages
      waitingMinutes
      showsWaiting
      hasLink
      lastSeenAt
      location {
        id
        name
      }
    }
  }
`);

export const EditWallScreen = graphql(`
  query EditWallScreen($id: ID!) {
    wallScreen(id: $id) {
      id
      version
      ...WallScreenFields
      waitingMinutes
      hasLink
      lastSeenAt
    }
  }
`);

/** What a screen can show. */
export const WallScreenChoices = graphql(`
  query WallScreenChoices {
    wallScreenChoices {
      locations {
        id
        name
      }
      channels {
        id
        name
      }
      products {
        id
        name
      }
    }
  }
`);

export const WallScreenPreview = graphql(`
  query WallScreenPreview($input: WallScreenInput!, $waitingMinutes: Int) {
    wallScreenPreview(input: $input, waitingMinutes: $waitingMinutes)
  }
`);

export const CreateWallScreen = graphql(`
  mutation CreateWallScreen($input: WallScreenInput!) {
    createWallScreen(input: $input) {
      id
    }
  }
`);

export const ChangeWallScreen = graphql(`
  mutation ChangeWallScreen($id: ID!, $input: WallScreenInput!, $version: Int!) {
    changeWallScreen(id: $id, input: $input, version: $version) {
      id
    }
  }
`);

export const DeleteWallScreen = graphql(`
  mutation DeleteWallScreen($id: ID!) {
    deleteWallScreen(id: $id)
  }
`);

export const MakeScreenLink = graphql(`
  mutation MakeScreenLink($id: ID!) {
    makeScreenLink(id: $id) {
      url
    }
  }
`);

export const RevokeScreenLink = graphql(`
  mutation RevokeScreenLink($id: ID!) {
    revokeScreenLink(id: $id) {
      id
    }
  }
`);

export const SetWaitingTime = graphql(`
  mutation SetWaitingTime($id: ID!, $input: WaitingTimeInput!) {
    setWaitingTime(id: $id, input: $input) {
      id
    }
  }
`);
