import { graphql } from '../../../generated/graphql.ts';

graphql(`
  fragment RebookingExceptionParts on RebookingException {
    id
    kind
    targetId
    name
    from
    until
    isAllowed
    earlierDays
    laterDays
    latestHours
    mostTimes
    feeMinor
    isDifferenceReturned
    targetName
    partOf
    state
    effectiveAt
    version
  }
`);

export const RebookingExceptions = graphql(`
  query RebookingExceptions($language: String) {
    rebookingExceptions(language: $language) {
      ...RebookingExceptionParts
    }
  }
`);

export const RebookingTargets = graphql(`
  query RebookingTargets($language: String) {
    rebookingTargets(language: $language) {
      id
      kind
      name
      partOf
    }
  }
`);

export const CreateRebookingException = graphql(`
  mutation CreateRebookingException($input: RebookingExceptionInput!) {
    createRebookingException(input: $input)
  }
`);

export const ChangeRebookingException = graphql(`
  mutation ChangeRebookingException($id: ID!, $version: Int!, $input: RebookingExceptionInput!) {
    changeRebookingException(id: $id, version: $version, input: $input)
  }
`);

export const DeleteRebookingException = graphql(`
  mutation DeleteRebookingException($id: ID!, $version: Int!) {
    deleteRebookingException(id: $id, version: $version)
  }
`);

export const WithdrawRebookingException = graphql(`
  mutation WithdrawRebookingException($id: ID!, $version: Int!) {
    withdrawRebookingException(id: $id, version: $version)
  }
`);

export const ApplyRebookingExceptionNow = graphql(`
  mutation ApplyRebookingExceptionNow($id: ID!, $version: Int!) {
    applyRebookingExceptionNow(id: $id, version: $version)
  }
`);

export const TryRebooking = graphql(`
  query TryRebooking($number: String!, $language: String) {
    triedRebooking(number: $number, language: $language) {
      orderId
      orderNumber
      currency
      isSold
      isAllowed
      fromDate
      untilDate
      until
      tickets {
        id
        outcome
        timesRebooked
        mostTimes
        feeMinor
        exceptionNames
        reasons {
          code
          params
          isRule
          exceptionName
        }
      }
    }
  }
`);
