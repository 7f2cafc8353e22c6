import { graphql } from '../../generated/graphql.ts';
import '../../generated/barcode-series-fields.ts';

export const SeriesList = graphql(`
  query SeriesList(
    $filter: BarcodeSeriesFilterInput
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    barcodeSeriesList(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      edges {
        cursor
        node {
          id
          name
          prefix
          number
          pluCode
          validUntil
          createdAt
          stock
          figures {
            total
            issued
            scanned
            unscanned
            remaining
          }
          ticketTypes {
            id
            descriptions {
              language
              name
            }
            ticketGroup {
              id
              name
            }
          }
          batch {
            id
            state
            total
            done
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
    barcodeTotals(filter: $filter) {
      series
      codes
      remaining
    }
    barcodeSeriesCounts {
      imported
      generated
      archived
    }
  }
`);

export const SeriesDetail = graphql(`
  query SeriesDetail($id: ID!) {
    barcodeSeries(id: $id) {
      id
      version
      kind
      number
      isArchived
      createdAt
      createdByName
      stock
      ...BarcodeSeriesFields
      figures {
        total
        issued
        scanned
        unscanned
        remaining
      }
      ticketTypes {
        id
        descriptions {
          language
          name
        }
        ticketGroup {
          id
          name
        }
      }
      batch {
        id
        mode
        state
        total
        done
        rejectedCount
        failure
      }
      issuedPerDay {
        date
        issued
      }
    }
  }
`);

export const CodesOfSeries = graphql(`
  query CodesOfSeries(
    $seriesId: ID!
    $filter: BarcodeFilterInput
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    barcodes(
      seriesId: $seriesId
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
          issuedAt
          scannedAt
          isCancelled
          orderId
          orderNumber
          ticketType {
            id
            descriptions {
              language
              name
            }
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
  }
`);

/** The ticket types that can take codes. */
export const TypesForCodes = graphql(`
  query TypesForCodes {
    ticketGroups {
      id
      name
      state
      ticketTypes {
        id
        state
        descriptions {
          language
          name
        }
      }
    }
  }
`);

export const GenerateSeries = graphql(`
  mutation GenerateSeries($input: BarcodeSeriesInput!, $quantity: Int!) {
    generateBarcodeSeries(input: $input, quantity: $quantity) {
      id
    }
  }
`);

export const ImportSeries = graphql(`
  mutation ImportSeries($input: BarcodeSeriesInput!, $batchId: ID!) {
    made: importBarcodeSeries(input: $input, batchId: $batchId) {
      id
    }
  }
`);

export const ImportTickets = graphql(`
  mutation ImportTickets($name: String!, $batchId: ID!) {
    made: importForeignTickets(name: $name, batchId: $batchId) {
      id
    }
  }
`);

export const AddBarcodes = graphql(`
  mutation AddBarcodes($id: ID!, $batchId: ID, $quantity: Int) {
    addBarcodes(id: $id, batchId: $batchId, quantity: $quantity) {
      id
    }
  }
`);

export const ChangeSeries = graphql(`
  mutation ChangeSeries($id: ID!, $input: BarcodeSeriesInput!, $version: Int!) {
    changeBarcodeSeries(id: $id, input: $input, version: $version) {
      id
    }
  }
`);

export const DeleteSeries = graphql(`
  mutation DeleteSeries($id: ID!, $deletion: BarcodeDeletion, $version: Int!) {
    deleteBarcodeSeries(id: $id, deletion: $deletion, version: $version)
  }
`);

export const RestoreSeries = graphql(`
  mutation RestoreSeries($id: ID!, $version: Int!) {
    restoreBarcodeSeries(id: $id, version: $version) {
      id
    }
  }
`);

export const ExportBarcodes = graphql(`
  mutation ExportBarcodes($seriesId: ID!, $format: ExportFormat!) {
    exportBarcodes(seriesId: $seriesId, format: $format) {
      id
    }
  }
`);
