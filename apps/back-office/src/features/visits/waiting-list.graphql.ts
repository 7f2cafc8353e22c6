import { graphql } from '../../generated/graphql.ts';

export const WaitingList = graphql(`
  query WaitingList(
    $date: String
    $time: String
    $state: WaitingEntryState
    $ticketGroupId: ID
    $search: String
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    waitedTicketGroups {
      id
      name
    }
    waitingListTotals(date: $date, time: $time, state: $state, ticketGroupId: $ticketGroupId, search: $search) {
      waiting
      tickets
      offered
    }
    waitingList(
      date: $date
      time: $time
      state: $state
      ticketGroupId: $ticketGroupId
      search: $search
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      edges {
        node {
          id
          date
          time
          title
          ticketTypes
          tickets
          language
          channelTitle
          email
          state
          joinedAt
          offerEndsAt
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`);

export const RemoveFromWaitingList = graphql(`
  mutation RemoveFromWaitingList($id: ID!) {
    removeFromWaitingList(id: $id)
  }
`);
