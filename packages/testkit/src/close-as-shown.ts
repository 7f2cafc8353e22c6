import { closeTimeslots, previewClosure } from '@foyer/server/modules/closures/index.ts';
import { RefusedError } from '@foyer/server/platform/errors.ts';
import type { RequestContext } from '@foyer/server/platform/request-context.ts';

/** Closes what its preview shows, as staff do: where something was sold in between, they look again. */
export async function closeAsShown(
  context: RequestContext,
  stretch: unknown,
  plan: unknown,
): ReturnType<typeof closeTimeslots> {
  for (;;) {
    const { fingerprint } = await previewClosure(context, stretch);
    try {
      return await closeTimeslots(context, stretch, plan, fingerprint);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.refusals[0]?.code !== 'change-moved-on') throw error;
    }
  }
}
