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
        trend
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

export const QueueBars = graphql(`
  query QueueBars($period: QueuePeriod!) {
    queueBars(period: $period) {
      at
      handled
      failed
    }
  }
`);

export const QueueWorkers = graphql(`
  query QueueWorkers {
    workers {
      running
      known
      startedAt
      versions
      busy
      scheduled {
        name
        everySeconds
        lastRunAt
      }
    }
  }
`);

export const FailedMessages = graphql(`
  query FailedMessages($filter: FailedMessageFilter!) {
    failedMessages(filter: $filter) {
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

export const FailedKinds = graphql(`
  query FailedKinds($bus: FailedBusName!) {
    failedKinds(bus: $bus) {
      type
      source
      destination
    }
  }
`);

export const FailedMessage = graphql(`
  query FailedMessage($id: ID!) {
    failedMessage(id: $id) {
      id
      bus
      type
      source
      destination
      state
      description
      trace
      attempts
      mostAttempts
      createdAt
      failedAt
      payload
      orderId
      orderNumber
      sameCauseIds
      tries {
        startedAt
        tookSeconds
        error
      }
    }
  }
`);

export const RetryAllMessages = graphql(`
  mutation RetryAllMessages($filter: FailedMessageFilter!) {
    retryAllMessages(filter: $filter)
  }
`);

export const DeleteAllMessages = graphql(`
  mutation DeleteAllMessages($filter: FailedMessageFilter!) {
    deleteAllMessages(filter: $filter)
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
  query MailList(
    $state: MailState
    $kind: MailKind
    $search: String
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    mails(
      state: $state
      kind: $kind
      search: $search
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
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
      waitsSince
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
      copyTo
      attachments {
        filename
        contentType
      }
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

export const PauseWorkers = graphql(`
  mutation PauseWorkers {
    pauseWorkers {
      pausedAt
    }
  }
`);

export const ResumeWorkers = graphql(`
  mutation ResumeWorkers {
    resumeWorkers {
      pausedAt
    }
  }
`);
