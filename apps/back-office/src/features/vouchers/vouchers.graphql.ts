import { graphql } from '../../generated/graphql.ts';

export const VoucherBatchList = graphql(`
  query VoucherBatchList(
    $filter: VoucherBatchFilterInput
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    voucherBatches(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      edges {
        cursor
        node {
          id
          name
          reference
          quantity
          validFrom
          validUntil
          partner {
            id
            username
          }
          worth {
            ticketTypeId
            ticketTypeName
            quantity
          }
          figures {
            made
            used
            cancelled
            today
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
    voucherBatchCount(filter: $filter)
  }
`);

export const VoucherBatch = graphql(`
  query VoucherBatch($id: ID!) {
    voucherBatch(id: $id) {
      id
      version
      name
      partnerId
      reference
      quantity
      validFrom
      validUntil
      onSalesPage
      atGate
      dearerDay
      billing
      spendAt
      createdAt
      partner {
        id
        username
      }
      worth {
        ticketTypeId
        ticketTypeName
        ticketGroupName
        quantity
        priceMinor
      }
      making {
        id
        mode
        state
        done
        total
        failure
      }
      figures {
        made
        used
        cancelled
        today
      }
    }
  }
`);

export const VouchersOfBatch = graphql(`
  query VouchersOfBatch(
    $batchId: ID!
    $filter: VoucherFilterInput
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    vouchers(
      batchId: $batchId
      filter: $filter
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      edges {
        cursor
        node {
          id
          code
          state
          acquiredAt
          usedAt
          orderId
          deviceName
          cancelledAt
          rebookedAt
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

export const VoucherPartners = graphql(`
  query VoucherPartners {
    voucherPartners {
      id
      username
    }
  }
`);

/** What a voucher can be worth. */
export const TicketsOfVouchers = graphql(`
  query TicketsOfVouchers {
    ticketGroups {
      id
      name
      state
      product {
        id
        name
      }
      ticketTypes {
        id
        state
        priceMinor
        descriptions {
          language
          name
        }
      }
    }
  }
`);

export const CreateVoucherBatch = graphql(`
  mutation CreateVoucherBatch($input: VoucherBatchInput!) {
    createVoucherBatch(input: $input) {
      id
    }
  }
`);

export const ChangeVoucherBatch = graphql(`
  mutation ChangeVoucherBatch($id: ID!, $input: VoucherDetailsInput!, $version: Int!) {
    changeVoucherBatch(id: $id, input: $input, version: $version) {
      id
    }
  }
`);

export const CancelVouchers = graphql(`
  mutation CancelVouchers($batchId: ID!, $ids: [ID!]) {
    cancelVouchers(batchId: $batchId, ids: $ids)
  }
`);
