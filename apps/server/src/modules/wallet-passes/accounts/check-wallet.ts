import { constants } from 'node:http2';
import type { WalletCheckLine } from '@foyer/domain/wallet-passes/wallet-checks.ts';
import type { App } from '../../../platform/app.ts';
import { sendPush } from '../apple/send-push.ts';
import { askGoogle, GoogleRefusedError } from '../google/ask-google.ts';
import type { AppleKeys } from './read-apple-certificate.ts';
import type { GoogleKeys } from './read-google-key.ts';

/** What no phone has: Apple says that the token is bad, and so that it took the certificate. */
const NOBODY = '0'.repeat(64);

/**
 * Asks Apple's push service whether it takes this certificate; no phone gets a push. A service that does not answer
 * is a line of the check and no error: passes can still be made, and are not updated meanwhile.
 */
export async function checkApple(
  app: App,
  { keys, passTypeId }: { keys: AppleKeys; passTypeId: string },
): Promise<WalletCheckLine[]> {
  const [answer] = await sendPush(app, keys, passTypeId, [NOBODY]);
  if (answer === undefined || answer.status >= constants.HTTP_STATUS_INTERNAL_SERVER_ERROR) {
    return [{ code: 'apple-not-reached' }];
  }
  const isTaken =
    answer.status === constants.HTTP_STATUS_OK || /^BadDeviceToken|Unregistered/.test(answer.reason);
  return [
    isTaken
      ? { code: 'apple-answers', params: { milliseconds: String(answer.milliseconds) } }
      : { code: 'apple-refused', params: { detail: answer.reason } },
  ];
}

/** Asks Google whether it takes this key, and whether its account may make passes of the issuer. Makes no pass. */
export async function checkGoogle(app: App, keys: GoogleKeys, issuerId: string): Promise<WalletCheckLine[]> {
  const readable: WalletCheckLine = { code: 'key-readable', params: { name: keys.client_email } };
  const begun = performance.now();
  try {
    await askGoogle(app, keys, { method: 'GET', path: `issuer/${issuerId}` });
    const milliseconds = String(Math.round(performance.now() - begun));
    return [
      readable,
      { code: 'google-answers', params: { milliseconds } },
      { code: 'issuer-open', params: { issuer: issuerId } },
    ];
  } catch (error) {
    if (!(error instanceof GoogleRefusedError)) return [readable, { code: 'google-not-reached' }];
    if (error.isOfKey) return [readable, { code: 'google-refused', params: { detail: error.detail } }];
    const milliseconds = String(Math.round(performance.now() - begun));
    return [
      readable,
      { code: 'google-answers', params: { milliseconds } },
      { code: 'issuer-refused', params: { issuer: issuerId } },
    ];
  }
}
