import { graphql } from '../../generated/graphql.ts';

export const AccountList = graphql(`
  query AccountList($filter: AccountFilterInput!, $first: Int, $after: String, $last: Int, $before: String) {
    accountSummary(filter: $filter) {
      total
      counts {
        all
        management
        reception
        neverSignedIn
        archived
      }
    }
    accounts(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      edges {
        node {
          id
          username
          email
          accountType
          locale
          isMain
          moduleCount
          hasSecondFactor
          lastSignInAt
          state
          invitationDaysLeft
          recentFailures
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

export const EditAccount = graphql(`
  query EditAccount($id: ID!) {
    account(id: $id) {
      id
      version
      username
      email
      accountType
      locale
      isMain
      mustChangePassword
      state
      invitationDaysLeft
      recentFailures
      loginLocationIds
      rights {
        module
        level
        limit
        officeIpOnly
        offlineSales
        pluSystem
      }
      secondFactor {
        since
        recoveryCodesLeft
      }
      activation {
        sentAt
        expiresAt
        usedAt
      }
      sessions {
        id
        userAgent
        createdAt
        lastUsedAt
        isOwn
      }
      signIns {
        id
        at
        address
        result
      }
    }
  }
`);

/** What the form offers: with what each type starts, and to which locations sign-in can be limited. */
export const AccountChoices = graphql(`
  query AccountChoices {
    startTables {
      accountType
      rights {
        module
        level
        limit
        officeIpOnly
        offlineSales
        pluSystem
      }
    }
    loginLocations {
      id
      name
      networkCount
    }
  }
`);

export const CreateAccount = graphql(`
  mutation CreateAccount($input: AccountInput!) {
    createAccount(input: $input) {
      id
    }
  }
`);

export const ChangeAccount = graphql(`
  mutation ChangeAccount($id: ID!, $input: AccountInput!, $version: Int!) {
    changeAccount(id: $id, input: $input, version: $version) {
      id
    }
  }
`);

export const ArchiveAccount = graphql(`
  mutation ArchiveAccount($id: ID!, $archived: Boolean!) {
    archiveAccount(id: $id, archived: $archived) {
      id
    }
  }
`);

export const DeleteAccount = graphql(`
  mutation DeleteAccount($id: ID!) {
    deleteAccount(id: $id)
  }
`);

export const InviteAccount = graphql(`
  mutation InviteAccount($id: ID!) {
    inviteAccount(id: $id) {
      id
    }
  }
`);

export const EndAccountSessions = graphql(`
  mutation EndAccountSessions($accountId: ID!, $sessionId: ID) {
    endAccountSessions(accountId: $accountId, sessionId: $sessionId)
  }
`);

export const AccountCount = graphql(`
  query AccountCount($filter: AccountFilterInput!) {
    accountSummary(filter: $filter) {
      total
    }
  }
`);
