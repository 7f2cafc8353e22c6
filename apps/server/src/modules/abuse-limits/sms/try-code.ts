import { timingSafeEqual } from 'node:crypto';
import { isCodeOpen, readTypedCode, smsCodeTries } from '@foyer/domain/abuse-limits/sms-verification.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { lockLastCode, recordTry } from './sms-code.repository.ts';
import { codeDigest } from './sms-digests.ts';

/**
 * Tries a code for a cart. Each try is counted, parallel ones one after the other.
 * @returns what is wrong: `sms-code-wrong` with the tries left, or `sms-verification-failed` where no code can be tried any
 * more; undefined = verified. The transaction is to be committed either way.
 */
export async function trySmsCode(
  app: App,
  scope: ClientScope,
  { cartId, typed }: { cartId: string; typed: string },
): Promise<Refusal | undefined> {
  const at = app.clock();
  const sent = await lockLastCode(scope, cartId);
  if (sent?.verifiedAt) return undefined;
  if (!sent || !isCodeOpen(sent, at)) return { code: 'sms-verification-failed' };
  const code = readTypedCode(typed);
  const isRight = code !== null && timingSafeEqual(codeDigest(app, scope, sent.id, code), sent.codeDigest);
  await recordTry(scope, sent.id, isRight ? at : null);
  if (isRight) return undefined;
  const left = smsCodeTries - sent.tries - 1;
  if (left === 0) return { code: 'sms-verification-failed' };
  return { code: 'sms-code-wrong', field: 'code', params: { left } };
}
