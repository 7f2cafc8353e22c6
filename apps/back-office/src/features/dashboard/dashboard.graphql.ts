import { graphql } from '../../generated/graphql.ts';

export const Dashboard = graphql(`
  query Dashboard {
    availabilityThresholds {
      quietBasisPoints
      busyBasisPoints
      almostFullBasisPoints
    }
    dashboard {
      date
      time
      readAt
      openUntil
      opensAt
      currency
      scans
      reservations
      inside
      insideLimit
      revenueMinor
      revenueAWeekAgoMinor
      ordersToday
      ordersAWeekAgo
      ticketsSold
      ticketsSoldOnline
      hours {
        hour
        scans
        reservations
      }
      capacity {
        id
        calendarId
        productNames
        product {
          id
          imageUrl
        }
        locationId
        locationName
        time
        startsAt
        isOpen
        capacity
        left
        state
      }
      latestOrders {
        id
        number
        buyerName
        itemCount
        productNames
        language
        totalMinor
        placedAt
      }
      alerts {
        ledgerDifferences
        ledgerDifferenceOrderId
        giftCardDifferences
        failedMails
        failedMessages
        waitingMails
        mailsWaitSince
        failedRefunds
        failedRefundOrderId
        refundsToApprove
        refundToApproveOrderId
        refundsByHand
        refundByHandOrderId
        chargebacks
        chargebackOrderId
        differingPayments
        differingPaymentOrderId
        timeslotConflicts
        keptSales
        unreturnedLeases
        lowBarcodeSeries
        lowBarcodeSeriesId
      }
      gettingStarted {
        location {
          id
          name
        }
        product {
          id
          name
        }
        ticketGroupId
        ticketTypeCount
        timeslotGroup {
          id
          name
        }
        hasTimeslots
        channel {
          id
          name
          url
        }
        isPublished
        hasOrder
        hasScan
      }
    }
  }
`);
