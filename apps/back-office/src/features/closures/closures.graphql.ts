import { graphql } from '../../generated/graphql.ts';

export const ClosureList = graphql(`
  query ClosureList($state: ClosureState, $first: Int, $after: String, $last: Int, $before: String) {
    closures(state: $state, first: $first, after: $after, last: $last, before: $before) {
      edges {
        node {
          id
          where
          fromLocal
          untilLocal
          reason
          note
          remedy
          timeslotCount
          closedByName
          createdAt
          timeZone
          pausedAt
          liftedAt
          totals {
            state
            orderCount
            amountMinor
          }
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

export const ClosureProgress = graphql(`
  query ClosureProgress($id: ID!) {
    closure(id: $id) {
      id
      where
      fromLocal
      untilLocal
      reason
      note
      remedy
      offersRefund
      withoutAnswer
      deadlineAt
      timeslotCount
      dayCount
      shortenedDayCount
      groupCount
      closedByName
      createdAt
      timeZone
      pausedAt
      liftedAt
      totals {
        state
        orderCount
        amountMinor
      }
    }
  }
`);

export const ClosureVisits = graphql(`
  query ClosureVisits(
    $closureId: ID!
    $group: ClosureVisitGroup
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    closureVisits(
      closureId: $closureId
      group: $group
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      edges {
        node {
          id
          orderId
          orderNumber
          buyerName
          date
          time
          heads
          amountMinor
          currency
          state
          cause
          acts
          movedToDate
          movedToTime
          settledAt
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

export const PauseClosure = graphql(`
  mutation PauseClosure($id: ID!) {
    pauseClosure(id: $id) {
      id
    }
  }
`);

export const ResumeClosure = graphql(`
  mutation ResumeClosure($id: ID!) {
    resumeClosure(id: $id) {
      id
    }
  }
`);

export const LiftClosure = graphql(`
  mutation LiftClosure($id: ID!) {
    liftClosure(id: $id) {
      id
    }
  }
`);

export const SettleClosureVisit = graphql(`
  mutation SettleClosureVisit($id: ID!, $act: ClosureAct!) {
    settleClosureVisit(id: $id, act: $act) {
      id
      state
    }
  }
`);
