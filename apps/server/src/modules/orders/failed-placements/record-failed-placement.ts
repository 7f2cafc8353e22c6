import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { keepFailedPlacement, type NewFailedPlacement } from './failed-placement.repository.ts';

const KEPT_MS = 90 * 24 * 3_600_000;

/**
 * Keeps that the database did not take an order, in a transaction of its own: that of the order is rolled back. Where the
 * database cannot keep this either, the log alone has it.
 */
export async function recordFailedPlacement(
  app: App,
  clientId: string,
  failed: Omit<NewFailedPlacement, 'code'>,
  error: unknown,
): Promise<void> {
  const at = app.clock();
  const kept = { ...failed, code: codeOf(error) };
  try {
    await inClient(app.db, clientId, (scope) =>
      keepFailedPlacement(scope, kept, { at, since: new Date(at.getTime() - KEPT_MS) }),
    );
  } catch (cause) {
    app.log.error({ err: cause, cartId: failed.cartId, code: kept.code }, 'a failed order could not be kept');
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return ('code' in error && typeof error.code === 'string' ? error.code : error.name).slice(0, 100);
}
