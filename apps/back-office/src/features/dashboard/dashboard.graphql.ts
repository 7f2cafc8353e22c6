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
      currency
      scans
      reservations
      inside
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
        totalMinor
        placedAt
      }
      alerts {
        failedMails
        waitingMails
        mailsWaitSince
        failedRefunds
        timeslotConflicts
      }
    }
  }
`);
