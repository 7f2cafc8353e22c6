import { randomInt } from 'node:crypto';
import {
  maskPhone,
  smsCodeDigits,
  smsCodeMinutes,
  smsSendLimits,
} from '@foyer/domain/abuse-limits/sms-verification.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { App } from '../../../platform/app.ts';
import { makeId } from '../../../platform/crypto/make-id.ts';
import type { PersonKey } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { findSetting } from '../../settings/index.ts';
import { findVerified } from './find-verified.ts';
import { readPhone } from './read-phone.ts';
import { countSent, insertSmsCode, lockSending } from './sms-code.repository.ts';
import { codeDigest, networkDigest, numberDigest } from './sms-digests.ts';

/** A visitor whose cart is locked or read in this transaction. */
export interface CodeReceiver {
  cartId: string;
  /** As it was typed; null = none. */
  phone: string | null;
  /** The visitor's `callerNetwork`; null = this machine. */
  network: string | null;
  language: string;
  key: PersonKey;
  museum: string;
  /** Visitors read the other form of the language, formal or informal, than the written one. */
  isOtherForm?: boolean;
}

export interface CodeSent {
  /** '+31 •••• 78' */
  to: string;
  /** Nothing was sent: the cart has a verified code of this number. */
  isVerified: boolean;
}

const MINUTE_MS = 60_000;

/**
 * Sends a new code to a visitor's phone, by the outbox; an older one of the cart is not taken any more.
 * @throws RefusedError `phone-invalid` at `phone` (422); `sms-too-often` (429), counted for number, network and cart.
 */
export async function sendSmsCode(app: App, scope: ClientScope, receiver: CodeReceiver): Promise<CodeSent> {
  const { country } = await findSetting(scope, 'company', app.clock());
  const number = receiver.phone === null ? undefined : await readPhone(receiver.phone, country);
  if (!number) throw new RefusedError([{ code: 'phone-invalid', field: 'phone' }]);
  const asked = { cartId: receiver.cartId, phone: number };
  if ((await findVerified(app, scope, [asked])).has(asked))
    return { to: maskPhone(number), isVerified: true };
  const createdAt = app.clock();
  const to = {
    cartId: receiver.cartId,
    numberDigest: numberDigest(app, scope, number),
    networkDigest: networkDigest(app, scope, receiver.network),
  };
  await lockSending(scope, [
    `number ${to.numberDigest.toString('hex')}`,
    `network ${to.networkDigest?.toString('hex')}`,
    `cart ${to.cartId}`,
  ]);
  const since = (minutes: number) => new Date(createdAt.getTime() - minutes * MINUTE_MS);
  const { number: ofNumber, network: ofNetwork, cart: ofCart } = smsSendLimits;
  const sent = await countSent(scope, to, {
    number: since(ofNumber.minutes),
    network: since(ofNetwork.minutes),
    cart: since(ofCart.minutes),
  });
  if (sent.number >= ofNumber.most || sent.network >= ofNetwork.most || sent.cart >= ofCart.most) {
    throw new RefusedError([{ code: 'sms-too-often' }], 429);
  }
  const id = makeId();
  const code = String(randomInt(10 ** smsCodeDigits)).padStart(smsCodeDigits, '0');
  const expiresAt = new Date(createdAt.getTime() + smsCodeMinutes * MINUTE_MS);
  await insertSmsCode(scope, {
    id,
    ...to,
    codeDigest: codeDigest(app, scope, id, code),
    createdAt,
    expiresAt,
  });
  await writeCode(scope, receiver, { id, number, code, app });
  return { to: maskPhone(number), isVerified: false };
}

async function writeCode(
  scope: ClientScope,
  { language, key, museum, isOtherForm = false }: CodeReceiver,
  { id, number, code, app }: { id: string; number: string; code: string; app: App },
): Promise<void> {
  const { smsProvider } = await findSetting(scope, 'verification', app.clock());
  const { t } = readTranslator(language, ['sms'], isOtherForm);
  const text = t('sms.message', { code, museum, minutes: smsCodeMinutes });
  await writeMail(scope, key, {
    id,
    kind: 'sms-code',
    language,
    content: {
      to: { name: '', address: number },
      from: { name: museum, address: '' },
      subject: t('sms.subject'),
      html: `<p>${escapeHtml(text)}</p>`,
      text,
      copyTo: [],
      attachments: [],
    },
    command: smsProvider === 'outbox' ? null : 'send-sms',
  });
}
