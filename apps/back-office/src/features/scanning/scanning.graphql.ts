import { graphql } from '../../generated/graphql.ts';

export const ScanDevices = graphql(`
  query ScanDevices {
    scanDevices {
      id
      name
      state
      lastSeenAt
      status
      batteryPercentage
      appVersion
      waitingScans
      scansToday
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
  query ScanLog($first: Int, $after: String, $last: Int, $before: String, $filter: ScanLogFilter) {
    scanLog(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
      edges {
        node {
          id
          at
          receivedAt
          timeZone
          deviceName
          locationName
          way
          wasLetIn
          people
          visitDate
          visitTime
          buyerName
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
    locations {
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

export const CreateScanKey = graphql(`
  mutation CreateScanKey($input: ScanDeviceInput!) {
    createScanKey(input: $input) {
      deviceId
      key
    }
  }
`);

export const ExportScanLog = graphql(`
  mutation ExportScanLog($filter: ScanLogFilter, $format: ExportFormat!) {
    exportScanLog(filter: $filter, format: $format) {
      id
    }
  }
`);
