import { graphql } from '../../generated/graphql.ts';

export const ScanDevices = graphql(`
  query ScanDevices {
    scanDevices {
      id
      name
      state
      lastSeenAt
      location {
        id
        name
      }
    }
    locations {
      id
      name
    }
  }
`);

export const ScanLog = graphql(`
  query ScanLog($first: Int, $after: String, $last: Int, $before: String, $deviceId: ID, $verdict: ScanVerdict) {
    scanLog(first: $first, after: $after, last: $last, before: $before, deviceId: $deviceId, verdict: $verdict) {
      edges {
        node {
          id
          at
          receivedAt
          timeZone
          deviceName
          code
          typed
          direction
          verdict
          reason
          ticketTypeName
          productName
          language
          orderId
          orderNumber
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
    scanDevices {
      id
      name
    }
  }
`);

export const CreateScanDevice = graphql(`
  mutation CreateScanDevice($input: ScanDeviceInput!) {
    createScanDevice(input: $input) {
      deviceId
      code
      url
      expiresAt
    }
  }
`);

export const RenewScanDeviceCode = graphql(`
  mutation RenewScanDeviceCode($id: ID!) {
    renewScanDeviceCode(id: $id) {
      deviceId
      code
      url
      expiresAt
    }
  }
`);

export const RevokeScanDevice = graphql(`
  mutation RevokeScanDevice($id: ID!) {
    revokeScanDevice(id: $id) {
      id
      state
    }
  }
`);
