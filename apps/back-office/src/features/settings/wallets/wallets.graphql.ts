import { graphql } from '../../../generated/graphql.ts';

export const WalletAccounts = graphql(`
  query WalletAccounts {
    walletAccounts {
      platform
      isShown
      state
      identifier
      teamId
      keyName
      validUntil
      setAt
      setByName
      checkedAt
      version
      checkLines {
        code
        level
        params
      }
    }
  }
`);

export const ConnectAppleWallet = graphql(`
  mutation ConnectAppleWallet($input: AppleWalletInput!, $version: Int) {
    connectAppleWallet(input: $input, version: $version) {
      platform
    }
  }
`);

export const ConnectGoogleWallet = graphql(`
  mutation ConnectGoogleWallet($input: GoogleWalletInput!, $version: Int) {
    connectGoogleWallet(input: $input, version: $version) {
      platform
    }
  }
`);

export const ShowWallet = graphql(`
  mutation ShowWallet($platform: WalletPlatform!, $on: Boolean!, $version: Int!) {
    showWallet(platform: $platform, on: $on, version: $version) {
      platform
    }
  }
`);

export const CheckWallet = graphql(`
  mutation CheckWallet($platform: WalletPlatform!) {
    checkWallet(platform: $platform) {
      platform
    }
  }
`);
