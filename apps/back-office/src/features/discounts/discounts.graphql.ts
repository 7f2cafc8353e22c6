import { graphql } from '../../generated/graphql.ts';
import '../../generated/discount-fields.ts';

export const DiscountList = graphql(`
  query DiscountList(
    $filter: DiscountFilterInput
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    discounts(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      edges {
        cursor
        node {
          id
          title
          removing
          kind
          basisPoints
          amountMinor
          validFrom
          validUntil
          mostUses
          figures {
            codeCount
            onlyCode
            uses
            givenMinor
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
    discountTotals(filter: $filter) {
      total
      uses
      givenMinor
    }
  }
`);

export const EditDiscount = graphql(`
  query EditDiscount($id: ID!) {
    discount(id: $id) {
      id
      version
      removing
      ...DiscountFields
      making {
        id
        state
        done
        total
        failure
      }
      figures {
        codeCount
        onlyCode
        uses
        givenMinor
        today
      }
    }
  }
`);

/** What a discount can be for, and what the try-out prices with. */
export const TicketsToDiscount = graphql(`
  query TicketsToDiscount {
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
        itemKind
        priceMinor
        descriptions {
          language
          name
        }
      }
    }
  }
`);

export const CreateDiscount = graphql(`
  mutation CreateDiscount($input: DiscountInput!, $code: String) {
    createDiscount(input: $input, code: $code) {
      id
    }
  }
`);

export const ChangeDiscount = graphql(`
  mutation ChangeDiscount($id: ID!, $input: DiscountInput!, $version: Int!) {
    changeDiscount(id: $id, input: $input, version: $version) {
      id
    }
  }
`);

export const DeleteDiscount = graphql(`
  mutation DeleteDiscount($id: ID!, $version: Int!) {
    deleteDiscount(id: $id, version: $version)
  }
`);

export const CodesOfDiscount = graphql(`
  query CodesOfDiscount($discountId: ID!, $first: Int, $after: String) {
    discountCodes(discountId: $discountId, first: $first, after: $after) {
      edges {
        node {
          id
          code
          uses
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const GenerateDiscountCodes = graphql(`
  mutation GenerateDiscountCodes($discountId: ID!, $input: DiscountCodeBatchInput!) {
    generateDiscountCodes(discountId: $discountId, input: $input)
  }
`);

export const ImportDiscountCodes = graphql(`
  mutation ImportDiscountCodes($discountId: ID!, $text: String!, $preview: Boolean!) {
    importDiscountCodes(discountId: $discountId, text: $text, preview: $preview) {
      added
      rejected {
        line
        text
        code
      }
    }
  }
`);

export const ImportDiscountCodesOfFile = graphql(`
  mutation ImportDiscountCodesOfFile($discountId: ID!, $batchId: ID!) {
    importDiscountCodesOfFile(discountId: $discountId, batchId: $batchId)
  }
`);
