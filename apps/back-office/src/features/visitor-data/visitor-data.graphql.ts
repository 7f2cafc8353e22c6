import { graphql } from '../../generated/graphql.ts';

export const VisitorDataOf = graphql(`
  query VisitorDataOf($id: ID!) {
    visitorData(id: $id) {
      id
      query
      isChosen
      emails
      names
      phones
      language
      nextVisitDate
      nextVisitTime
      held {
        kind
        records
        from
        until
        names
      }
      matches {
        email
        name
        orders
        because
      }
      history {
        kind
        at
        by
      }
      answerUntil
    }
  }
`);

export const LastErasures = graphql(`
  query LastErasures {
    visitorErasures {
      id
      by
      reason
      state
      createdAt
    }
  }
`);

export const LookUpVisitor = graphql(`
  mutation LookUpVisitor($query: String!) {
    lookUpVisitor(query: $query)
  }
`);

export const AddToVisitor = graphql(`
  mutation AddToVisitor($id: ID!, $email: String!, $name: String!) {
    addToVisitor(id: $id, email: $email, name: $name)
  }
`);

export const MakePersonFile = graphql(`
  mutation MakePersonFile($id: ID!, $format: PersonFileFormat!) {
    makePersonFile(id: $id, format: $format) {
      id
    }
  }
`);

export const PersonFileOf = graphql(`
  query PersonFileOf($id: ID!) {
    personFile(id: $id) {
      id
      state
    }
  }
`);

export const OpenPersonFile = graphql(`
  mutation OpenPersonFile($id: ID!) {
    openPersonFile(id: $id)
  }
`);

export const ErasurePreview = graphql(`
  query ErasurePreview($id: ID!) {
    erasurePreview(id: $id) {
      fingerprint
      name
      emails
      goes {
        kind
        records
        names
        keptUntil
      }
      stays {
        kind
        records
        names
        keptUntil
      }
      waiting {
        orderId
        number
        why
        until
      }
      at
    }
  }
`);

export const EraseVisitor = graphql(`
  mutation EraseVisitor($id: ID!, $input: ErasureInput!, $fingerprint: String!) {
    eraseVisitor(id: $id, input: $input, fingerprint: $fingerprint)
  }
`);

export const VisitorErasure = graphql(`
  query VisitorErasure($id: ID!) {
    visitorErasure(id: $id) {
      id
      by
      reason
      state
      erased {
        kind
        records
        names
        keptUntil
      }
      stays {
        kind
        records
        names
        keptUntil
      }
      waiting {
        orderId
        number
        why
        until
      }
      proof {
        tables
        columns
        strings
        found {
          column
          records
        }
        searchedAt
      }
      createdAt
      doneAt
    }
  }
`);
