import { graphql } from '../../../generated/graphql.ts';

export const OrderInvoicing = graphql(`
  query OrderInvoicing($id: ID!) {
    order(id: $id) {
      id
      invoicing {
        refusals
        isInvoiced
        isRequested
        documents {
          id
          kind
          number
          issuedOn
          currency
          totalMinor
          creditsNumber
          buyerName
          buyerEmail
        }
        proposal {
          company
          name
          address
          postalCode
          town
          country
          vatNumber
          reference
          email
        }
      }
    }
  }
`);

export const IssueInvoice = graphql(`
  mutation IssueInvoice($orderId: ID!, $billing: BillingInput!, $isCorrection: Boolean!) {
    issueInvoice(orderId: $orderId, billing: $billing, isCorrection: $isCorrection)
  }
`);

export const SendInvoice = graphql(`
  mutation SendInvoice($id: ID!, $email: String!) {
    sendInvoice(id: $id, email: $email)
  }
`);

export const OpenInvoice = graphql(`
  mutation OpenInvoice($id: ID!, $format: InvoiceFormat!) {
    openInvoice(id: $id, format: $format)
  }
`);
