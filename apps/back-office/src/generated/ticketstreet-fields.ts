// Made by `npm run codegen` from the schema and the *.graphql.ts files. Not edited by hand.

import { graphql } from './graphql.ts';

export const TicketstreetFields = graphql(`
  fragment TicketstreetFields on Ticketstreet {
    title
    url
    startDate
    endDate
    languages
    defaultLanguage
    texts {
      key
      language
      text
    }
    colours {
      brand
      ink
      paper
    }
    colourSchemeId
    minTickets
    maxTickets
    holdCapacity {
      enabled
      percentage
      releaseDate
      releaseMinutes
      releaseTime
    }
    paymentMethods
    salesFlow {
      addressForm
      details {
        customFieldKind
        fields {
          isRequired
          kind
        }
        ticketNameGroupIds
        ticketNames
      }
      donation {
        amountsMinor
        choice
        isOn
      }
      merchandise {
        isOn
        ticketGroupIds
      }
      options {
        calendarFile
        discountCodes
        giftCards
        giftTickets
        vouchers
        wallet
      }
      popupData {
        url
      }
      products {
        isOn
        ticketGroupIds
      }
      restrictions {
        codes
        emailDomains
        mostTicketsPerEmail
        mostUsesPerCode
        who
      }
      smsVerification
      steps {
        groups
        information
        overview
        program
        schoolDetails
        sidebar
        voucher
      }
      style {
        corners
        languageSelector
        stepButtons
        template
        timeslots
      }
      termsRequired
      upsell {
        isOn
        ticketTypeIds
      }
      waitingList
    }
  }
`);
