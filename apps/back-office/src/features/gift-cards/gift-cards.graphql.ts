import { graphql } from '../../generated/graphql.ts';

export const GiftCardList = graphql(`
  query GiftCardList(
    $filter: GiftCardFilterInput
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    giftCards(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      edges {
        cursor
        node {
          id
          codeEnd
          ticketName
          amountMinor
          currency
          validUntil
          source
          createdAt
          figures {
            creditMinor
            usedMinor
            balanceMinor
            state
          }
          details {
            recipientName
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
    giftCardTotals(filter: $filter) {
      total
      creditMinor
      usedMinor
      unusedMinor
    }
  }
`);

export const OpenGiftCard = graphql(`
  query OpenGiftCard($id: ID!) {
    giftCard(id: $id) {
      id
      version
      codeEnd
      ticketName
      amountMinor
      currency
      validUntil
      source
      isTest
      createdAt
      openedAt
      sendAt
      sentAt
      orderId
      figures {
        creditMinor
        usedMinor
        balanceMinor
        state
      }
      details {
        recipientName
        recipientEmail
        fromName
        message
      }
    }
    giftCardMovements(id: $id) {
      id
      kind
      at
      orderId
      orderNumber
      byName
      reason
      amountMinor
      balanceMinor
    }
  }
`);

export const CodeOfGiftCard = graphql(`
  query CodeOfGiftCard($id: ID!) {
    giftCard(id: $id) {
      id
      code
    }
  }
`);

export const CreateGiftCard = graphql(`
  mutation CreateGiftCard($input: NewGiftCardInput!) {
    createGiftCard(input: $input) {
      id
    }
  }
`);

export const CorrectGiftCard = graphql(`
  mutation CorrectGiftCard($id: ID!, $input: GiftCardCorrectionInput!) {
    correctGiftCard(id: $id, input: $input) {
      id
    }
  }
`);

export const SendGiftCard = graphql(`
  mutation SendGiftCard($id: ID!) {
    sendGiftCard(id: $id) {
      id
    }
  }
`);

export const OpenGiftCardPdf = graphql(`
  mutation OpenGiftCardPdf($id: ID!) {
    openGiftCardPdf(id: $id)
  }
`);

export const BlockGiftCard = graphql(`
  mutation BlockGiftCard($id: ID!, $isBlocked: Boolean!, $version: Int!) {
    blockGiftCard(id: $id, isBlocked: $isBlocked, version: $version) {
      id
    }
  }
`);
