import { graphql } from '../../generated/graphql.ts';

export const WaitingRoom = graphql(`
  query WaitingRoom($channelId: ID!) {
    waitingRoom(channelId: $channelId) {
      channelId
      channelTitle
      languages
      cartsAMinute
      opensByLoad
      startsAt
      opensBeforeMinutes
      minutesToBegin
      isPaused
      texts {
        language
        text
      }
      rateChange {
        at
        by
        before
      }
      version
      phase
      openedAt
      openedBy
    }
  }
`);

export const WaitingFigures = graphql(`
  query WaitingFigures($channelId: ID!) {
    waitingRoom(channelId: $channelId) {
      channelId
      figures {
        waiting
        mostWaiting
        mostWaitingAt
        minutesForNext
        waitedMinutes
        toldMinutes
        admittedLastMinute
        admitted
        ordered
        left
        cameBack
        refused
        busiestMinute
        minutes {
          at
          waiting
          admitted
        }
      }
      ticketsLeft {
        product {
          id
          name
          imageUrl
        }
        left
      }
    }
  }
`);

export const ChangeWaitingRoom = graphql(`
  mutation ChangeWaitingRoom($channelId: ID!, $version: Int!, $input: WaitingRoomInput!) {
    changeWaitingRoom(channelId: $channelId, version: $version, input: $input)
  }
`);

export const SetWaitingRate = graphql(`
  mutation SetWaitingRate($channelId: ID!, $version: Int!, $cartsAMinute: Int!) {
    setWaitingRate(channelId: $channelId, version: $version, cartsAMinute: $cartsAMinute)
  }
`);

export const PauseAdmission = graphql(`
  mutation PauseAdmission($channelId: ID!, $version: Int!, $isPaused: Boolean!) {
    pauseAdmission(channelId: $channelId, version: $version, isPaused: $isPaused)
  }
`);

export const LetEveryoneIn = graphql(`
  mutation LetEveryoneIn($channelId: ID!) {
    letEveryoneIn(channelId: $channelId)
  }
`);
