import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { findCodeStep, tidyRecoveryCode } from './one-time-code.ts';
import { lockSecondFactor, spendRecoveryCode, useFactorStep } from './second-factor.repository.ts';

const wrapContext = (accountId: string) => `second-factor ${accountId}`;

export function wrapFactorSecret(app: App, accountId: string, secret: Buffer): Buffer {
  return app.secrets.wrap(secret, wrapContext(accountId));
}

export function unwrapFactorSecret(app: App, accountId: string, wrapped: Buffer): Buffer {
  return app.secrets.unwrap(wrapped, wrapContext(accountId));
}

/** Recovery codes are short, so what is kept of them needs the server's secret too. */
export function hashRecoveryCode(app: App, accountId: string, code: string): Buffer {
  return app.secrets.derive(`recovery-code ${accountId}`, code);
}

/** Whether the code of the app, or an unused recovery code, is right; it is then used up. */
export async function passesSecondFactor(
  app: App,
  scope: ClientScope,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const factor = await lockSecondFactor(scope, accountId);
  if (!factor?.confirmedAt) return false;
  const code = typed.trim();
  const secret = unwrapFactorSecret(app, accountId, factor.wrappedSecret);
  const step = findCodeStep(secret, code.replaceAll(' ', ''), app.clock(), Number(factor.lastStep));
  if (step !== undefined) {
    await useFactorStep(scope, accountId, step);
    return true;
  }
  const codeHash = hashRecoveryCode(app, accountId, tidyRecoveryCode(code));
  return spendRecoveryCode(scope, accountId, codeHash, app.clock());
}
