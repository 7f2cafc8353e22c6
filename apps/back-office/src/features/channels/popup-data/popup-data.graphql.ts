import { graphql } from '../../../generated/graphql.ts';

export const PopupData = graphql(`
  query PopupData($channelId: ID!) {
    popupData(channelId: $channelId) {
      secretMadeAt
      secretMadeByName
      triedAt
      deliveredAt
      problem
      answerStatus
    }
  }
`);

export const RenewPopupDataSecret = graphql(`
  mutation RenewPopupDataSecret($channelId: ID!) {
    renewPopupDataSecret(channelId: $channelId)
  }
`);

export const SendPopupDataTest = graphql(`
  mutation SendPopupDataTest($channelId: ID!, $url: String!) {
    sendPopupDataTest(channelId: $channelId, url: $url) {
      triedAt
    }
  }
`);
