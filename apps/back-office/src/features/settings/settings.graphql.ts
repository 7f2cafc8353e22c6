import { graphql } from '../../generated/graphql.ts';

graphql(`
  fragment SettingParts on ClientSetting {
    id
    subject
    module
    adminOnly
    actsAtOnce
    mayEdit
    mayApplyNow
    inForce
    version
    coming {
      id
      value
      effectiveAt
      madeAt
      madeByName
    }
    toCome {
      id
      value
      effectiveAt
      madeByName
    }
  }
`);

export const ClientSettings = graphql(`
  query ClientSettings {
    clientSettings {
      ...SettingParts
      history {
        id
        value
        valueBefore
        effectiveAt
        madeAt
        madeByName
        withdrawnAt
        withdrawnByName
      }
    }
    clients {
      edges {
        node {
          id
          name
          timeZone
        }
      }
    }
  }
`);

export const ClientSecrets = graphql(`
  query ClientSecrets {
    clientSecrets {
      name
      setAt
      setByName
    }
  }
`);

export const ReplaceSecret = graphql(`
  mutation ReplaceSecret($name: SecretName!, $value: String!) {
    replaceSecret(name: $name, value: $value) {
      name
    }
  }
`);

export const SaveSetting = graphql(`
  mutation SaveSetting(
    $subject: SettingSubject!
    $value: JSON!
    $version: Int!
    $applyNow: Boolean
    $fromDay: String
  ) {
    saveSetting(
      subject: $subject
      value: $value
      version: $version
      applyNow: $applyNow
      fromDay: $fromDay
    ) {
      id
    }
  }
`);

export const ApplySettingNow = graphql(`
  mutation ApplySettingNow($subject: SettingSubject!, $version: Int!) {
    applySettingNow(subject: $subject, version: $version) {
      id
    }
  }
`);

export const WithdrawSetting = graphql(`
  mutation WithdrawSetting($subject: SettingSubject!, $field: String, $id: ID, $version: Int!) {
    withdrawSetting(subject: $subject, field: $field, id: $id, version: $version) {
      id
    }
  }
`);

export const WithdrawAllSettings = graphql(`
  mutation WithdrawAllSettings {
    withdrawAllSettings {
      id
    }
  }
`);
