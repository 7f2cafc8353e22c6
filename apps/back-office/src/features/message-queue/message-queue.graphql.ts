import { graphql } from '../../generated/graphql.ts';

export const QueueCounts = graphql(`
  query QueueCounts {
    messageQueue {
      failedCommands
      failedEvents
      deadLetters
      outbox
      hasMailServer
    }
  }
`);

export const QueueOverview = graphql(`
  query QueueOverview {
    messageQueue {
      destinations {
        destination
        bus
        waiting
        retrying
        failed
        handledLastHour
        typicalSeconds
        slowSeconds
      }
      minutes {
        at
        handled
        failed
      }
      oldestWaitingAt
      failedCommands
      failedEvents
      deadLetters
      outbox
      hasMailServer
    }
  }
`);

export const FailedMessages = graphql(`
  query FailedMessages($bus: FailedBus!) {
    failedMessages(bus: $bus) {
      id
      type
      source
      destination
      state
      description
      count
      firstFailedAt
      messageIds
      messages {
        id
        at
        attempts
        payload
      }
    }
  }
`);

export const RetryMessages = graphql(`
  mutation RetryMessages($ids: [ID!]!) {
    retryMessages(ids: $ids)
  }
`);

export const DeleteMessages = graphql(`
  mutation DeleteMessages($ids: [ID!]!) {
    deleteMessages(ids: $ids)
  }
`);

export const MailList = graphql(`
  query MailList($state: String, $search: String, $first: Int, $after: String, $last: Int, $before: String) {
    mails(state: $state, search: $search, first: $first, after: $after, last: $last, before: $before) {
      edges {
        node {
          id
          kind
          language
          state
          createdAt
          orderNumber
          isErased
          subject
          to {
            name
            address
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

export const MailDetails = graphql(`
  query MailDetails($id: ID!) {
    mail(id: $id) {
      id
      kind
      state
      attempts
      error
      createdAt
      sentAt
      orderId
      orderNumber
      isErased
      subject
      html
      text
      to {
        name
        address
      }
      from {
        name
        address
      }
      attachments {
        filename
        contentType
      }
    }
  }
`);

export const MailAttachmentContent = graphql(`
  query MailAttachmentContent($mailId: ID!, $index: Int!) {
    mailAttachment(mailId: $mailId, index: $index) {
      filename
      contentType
      base64
    }
  }
`);

export const SendMailNow = graphql(`
  mutation SendMailNow($id: ID!) {
    sendMailNow(id: $id) {
      id
      state
    }
  }
`);

export const DeleteMail = graphql(`
  mutation DeleteMail($id: ID!) {
    deleteMail(id: $id)
  }
`);
