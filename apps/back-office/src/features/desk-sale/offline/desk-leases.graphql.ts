import { graphql } from '../../../generated/graphql.ts';

export const RenewDeskLease = graphql(`
  mutation RenewDeskLease($input: RenewDeskLeaseInput!) {
    renewDeskLease(input: $input) {
      id
      version
      endsAt
      serverNow
      receiptPrefix
      nextReceiptNumber
      storageKey
      places {
        timeslotId
        places
      }
      termsVersion
      terms {
        types {
          ticketTypeId
          visitDate
          vatBasisPoints
        }
        costs {
          serviceMinor
          isServiceOnFree
          transactionMinor
        }
        company {
          name
          address
          postalCode
          town
          vatNumber
        }
        offer {
          ...ShownDeskOffer
        }
      }
      codesVersion
      codes {
        number
        code
        visitDate
      }
    }
  }
`);

export const SendDeskSales = graphql(`
  mutation SendDeskSales($input: SendDeskSalesInput!) {
    sendDeskSales(input: $input) {
      saleId
      state
      orderNumber
      reason
    }
  }
`);

export const ReturnDeskLease = graphql(`
  mutation ReturnDeskLease($leaseId: ID!, $deviceId: ID!) {
    returnDeskLease(leaseId: $leaseId, deviceId: $deviceId)
  }
`);
