import { graphql } from '../../../generated/graphql.ts';

export const SalesPagePreview = graphql(`
  query SalesPagePreview($id: ID!, $input: TicketstreetInput!, $language: String!) {
    salesPagePreview(id: $id, input: $input, language: $language)
  }
`);
