import type { App } from '../../../platform/app.ts';
import { findPersonKeys } from '../../../platform/crypto/person-key.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { type CodeSent, sendSmsCode, trySmsCode } from '../../abuse-limits/index.ts';
import { findChannel, listOtherForms } from '../../channels/index.ts';
import { getClient } from '../../clients/index.ts';
import { refuseDisabledClient } from '../refuse-disabled-client.ts';
import { openDetails } from './cart-details.ts';
import { stateOfCart } from './cart-state.ts';
import { withCart } from './find-cart.ts';
import { refuseEndedCart } from './refuse-ended-cart.ts';

/**
 * Sends a code to the phone of a cart's visitor.
 * @throws RefusedError `cart-expired`, `payment-started` (409), `client-disabled` (403), `details-missing`, `phone-invalid`
 * (422), `sms-too-often` (429).
 */
export async function sendCartCode(app: App, secret: string, network: string | null): Promise<CodeSent> {
  return withCart(app, secret, async (scope, cart) => {
    refuseEndedCart(await stateOfCart(app, scope, cart));
    const client = await getClient(scope);
    refuseDisabledClient(client);
    const keys = await findPersonKeys(
      scope,
      app.secrets,
      cart.personKeyId === null ? [] : [cart.personKeyId],
    );
    const details = openDetails(cart, keys);
    const key = cart.personKeyId === null ? undefined : keys.get(cart.personKeyId);
    if (!details || !key) throw new RefusedError([{ code: 'details-missing' }]);
    const { id: cartId, channelId, language } = cart;
    return sendSmsCode(app, scope, {
      cartId,
      phone: details.phone,
      network,
      language,
      key,
      museum: client.name,
      isOtherForm: (
        await listOtherForms(scope, await findChannel(scope, channelId), [language], app.clock())
      ).includes(language),
    });
  });
}

/** Tries the code that a visitor typed. @throws RefusedError `sms-code-wrong`, `sms-verification-failed` (422). */
export async function tryCartCode(app: App, secret: string, code: string): Promise<void> {
  const wrong = await withCart(app, secret, (scope, { id }) =>
    trySmsCode(app, scope, { cartId: id, typed: code }),
  );
  if (wrong) throw new RefusedError([wrong]);
}
