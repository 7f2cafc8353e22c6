import { graphql } from '../../../generated/graphql.ts';

export const ProductCalendars = graphql(`
  query ProductCalendars {
    productCalendars {
      id
      product {
        id
        name
      }
      location {
        id
        name
      }
      schedules {
        id
        name
        from
        until
        repeatUnit
        repeatEvery
        weekdays
        firstTime
        lastTime
        intervalMinutes
        capacity
        version
      }
      blockers {
        id
        from
        until
        weekdays
        fromTime
        untilTime
        reason
        version
      }
      overtaken {
        name
        byName
        count
        firstDate
      }
      lastChange {
        id
        name
        addedCount
        removedCount
        changedCount
        changedBy
      }
      conflicts {
        count
        firstDate
      }
    }
  }
`);

export const UndoProductScheduleChange = graphql(`
  mutation UndoProductScheduleChange($id: ID!) {
    undoProductScheduleChange(id: $id)
  }
`);

graphql(`
  fragment SchedulePlanParts on SchedulePlan {
    version
    addedCount
    removedCount
    changedCount
    touchedCount
    touchedTickets
    touchedHolds
    touched {
      id
      date
      time
      heldCount
      soldCount
    }
    overtaken {
      name
      byName
      count
      firstDate
    }
    outsideHoursCount
    otherSources {
      name
      timeslotGroupNames
    }
  }
`);

export const ProductSchedulePreview = graphql(`
  query ProductSchedulePreview($target: ScheduleTargetInput!, $input: ProductScheduleInput!) {
    plan: productSchedulePreview(target: $target, input: $input) {
      ...SchedulePlanParts
    }
  }
`);

export const ChangedSchedulePreview = graphql(`
  query ChangedSchedulePreview($id: ID!, $input: ProductScheduleInput!) {
    plan: changedSchedulePreview(id: $id, input: $input) {
      ...SchedulePlanParts
    }
  }
`);

export const DeletedSchedulePreview = graphql(`
  query DeletedSchedulePreview($id: ID!) {
    plan: deletedSchedulePreview(id: $id) {
      ...SchedulePlanParts
    }
  }
`);

export const ScheduleBlockerPreview = graphql(`
  query ScheduleBlockerPreview($target: ScheduleTargetInput!, $input: ScheduleBlockerInput!) {
    plan: scheduleBlockerPreview(target: $target, input: $input) {
      ...SchedulePlanParts
    }
  }
`);

export const ChangedBlockerPreview = graphql(`
  query ChangedBlockerPreview($id: ID!, $input: ScheduleBlockerInput!) {
    plan: changedBlockerPreview(id: $id, input: $input) {
      ...SchedulePlanParts
    }
  }
`);

export const DeletedBlockerPreview = graphql(`
  query DeletedBlockerPreview($id: ID!) {
    plan: deletedBlockerPreview(id: $id) {
      ...SchedulePlanParts
    }
  }
`);

export const CreateProductSchedule = graphql(`
  mutation CreateProductSchedule(
    $target: ScheduleTargetInput!
    $input: ProductScheduleInput!
    $seen: SeenPlanInput!
  ) {
    createProductSchedule(target: $target, input: $input, seen: $seen) {
      id
    }
  }
`);

export const ChangeProductSchedule = graphql(`
  mutation ChangeProductSchedule(
    $id: ID!
    $input: ProductScheduleInput!
    $version: String!
    $seen: SeenPlanInput!
  ) {
    changeProductSchedule(id: $id, input: $input, version: $version, seen: $seen) {
      id
    }
  }
`);

export const DeleteProductSchedule = graphql(`
  mutation DeleteProductSchedule($id: ID!, $seen: SeenPlanInput!) {
    deleteProductSchedule(id: $id, seen: $seen)
  }
`);

export const CreateScheduleBlocker = graphql(`
  mutation CreateScheduleBlocker(
    $target: ScheduleTargetInput!
    $input: ScheduleBlockerInput!
    $seen: SeenPlanInput!
  ) {
    createScheduleBlocker(target: $target, input: $input, seen: $seen) {
      id
    }
  }
`);

export const ChangeScheduleBlocker = graphql(`
  mutation ChangeScheduleBlocker(
    $id: ID!
    $input: ScheduleBlockerInput!
    $version: String!
    $seen: SeenPlanInput!
  ) {
    changeScheduleBlocker(id: $id, input: $input, version: $version, seen: $seen) {
      id
    }
  }
`);

export const DeleteScheduleBlocker = graphql(`
  mutation DeleteScheduleBlocker($id: ID!, $seen: SeenPlanInput!) {
    deleteScheduleBlocker(id: $id, seen: $seen)
  }
`);
