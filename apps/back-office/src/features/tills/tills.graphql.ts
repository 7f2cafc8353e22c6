import { graphql } from '../../generated/graphql.ts';

export const CreateTill = graphql(`
  mutation CreateTill($input: TillInput!) {
    createTill(input: $input) {
      id
    }
  }
`);

export const ChangeTill = graphql(`
  mutation ChangeTill($id: ID!, $input: TillInput!, $version: Int!) {
    changeTill(id: $id, input: $input, version: $version) {
      id
    }
  }
`);

export const ArchiveTill = graphql(`
  mutation ArchiveTill($id: ID!, $isArchived: Boolean!) {
    archiveTill(id: $id, isArchived: $isArchived) {
      id
    }
  }
`);

export const OpenTill = graphql(`
  mutation OpenTill($tillId: ID!, $input: OpenTillInput!) {
    openTill(tillId: $tillId, input: $input) {
      id
    }
  }
`);

export const CloseTill = graphql(`
  mutation CloseTill($sessionId: ID!, $input: CloseTillInput!, $version: Int!) {
    closeTill(sessionId: $sessionId, input: $input, version: $version) {
      sessionId
    }
  }
`);

export const TillCloseList = graphql(`
  query TillCloseList(
    $filter: TillCloseFilterInput
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    tillCloses(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      edges {
        cursor
        node {
          sessionId
          number
          tillName
          locationName
          openedAt
          closedAt
          closedByName
          countedMinor
          differenceMinor
          currency
          isTest
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
    tillCloseTotals(filter: $filter) {
      total
      differenceMinor
    }
  }
`);

export const TillCloseDocument = graphql(`
  query TillCloseDocument($sessionId: ID!) {
    tillClose(sessionId: $sessionId) {
      sessionId
      number
      tillName
      locationName
      currency
      isTest
      openedAt
      openedByName
      floatNote
      closedAt
      closedByName
      closedDay
      expectedMinor
      countedMinor
      leftMinor
      differenceMinor
      toSafeMinor
      note
      approvedByName
      terminalMinor
      counts {
        valueMinor
        count
      }
      movements {
        ...ShownTillMovement
      }
      figures {
        ...ShownTillFigures
      }
    }
  }
`);

export const LocationsOfTills = graphql(`
  query LocationsOfTills {
    locations {
      id
      name
    }
  }
`);
