import { graphql } from '../../generated/graphql.ts';

export const DeskTills = graphql(`
  query DeskTills {
    tills {
      id
      name
      location {
        id
        name
      }
      session {
        id
      }
    }
  }
`);

/** What a desk shows of an offer; a lease keeps the same. */
graphql(`
  fragment ShownDeskOffer on DeskOffer {
    date
    today
    mayUsePlu
    maySellOffline
    upsellTypeIds
    groups {
      id
      title
      imageUrl
      needsTimeslot
      needsDate
      state
      left
      timeslots {
        id
        time
        capacity
        state
        left
        isPast
      }
      ticketTypes {
        id
        name
        itemKind
        priceMinor
        statusLabel
        maxPerOrder
        leftCount
        pluCode
      }
    }
    assortments {
      name
      version
      buttons {
        ticketGroupId
        ticketTypeId
        colour
      }
    }
  }
`);

export const DeskOffer = graphql(`
  query DeskOffer($date: Date, $language: ContentLanguage!) {
    deskOffer(date: $date, language: $language) {
      ...ShownDeskOffer
    }
  }
`);

export const DeskQuote = graphql(`
  query DeskQuote($input: DeskWishInput!) {
    deskQuote(input: $input) {
      lines {
        ticketTypeId
        name
        ticketGroupTitle
        quantity
        totalMinor
        discountMinor
      }
      feesMinor
      discountMinor
      totalMinor
      codeParts {
        kind
        codeEnd
        amountMinor
      }
      dueMinor
    }
  }
`);

export const SellAtDesk = graphql(`
  mutation SellAtDesk($input: DeskSaleInput!) {
    sellAtDesk(input: $input) {
      id
      orderId
      orderNumber
      totalMinor
      changeMinor
      itemCount
      buyerEmail
      payments {
        means
        amountMinor
        receivedMinor
        changeMinor
      }
    }
  }
`);

export const FindAtDesk = graphql(`
  query FindAtDesk($search: String!) {
    orders(filter: { search: $search }, first: 2) {
      edges {
        node {
          id
        }
      }
    }
  }
`);

export const SaveDeskAssortment = graphql(`
  mutation SaveDeskAssortment($input: DeskAssortmentInput!, $version: Int!) {
    saveDeskAssortment(input: $input, version: $version) {
      name
      version
    }
  }
`);

export const OpenDeskTickets = graphql(`
  mutation OpenDeskTickets($orderId: ID!) {
    openOrderTickets(orderId: $orderId)
  }
`);
