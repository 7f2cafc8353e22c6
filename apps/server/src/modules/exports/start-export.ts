import type { ExportFormat } from '@foyer/domain/exports/export-file.ts';
import { withoutTypedText } from '@foyer/domain/privacy/without-typed-text.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { type ExportFile, insertExport } from './export.repository.ts';
import type { ExportKind } from './export-kind.ts';

/** Asks for an export; a worker makes it. The caller has checked the right to the rows. */
export async function startExport(
  context: RequestContext,
  { kind, module }: Pick<ExportKind, 'kind' | 'module'>,
  { format, filter }: { format: ExportFormat; filter: Record<string, unknown> },
): Promise<ExportFile> {
  context.require(module, 'access');
  return context.inClient(async (scope) => {
    const started = await insertExport(scope, {
      kind,
      module,
      format,
      filter: JSON.stringify(filter),
      locale: context.account.locale,
      madeBy: context.account.accountId,
      createdAt: context.app.clock(),
      place: null,
      finishedAt: null,
      expiresAt: null,
    });
    await writeAudit(scope, actorOf(context), {
      action: 'start-export',
      entity: 'export',
      entityId: started.id,
      after: { kind, format, ...withoutTypedText(filter) },
    });
    const payload = { exportId: started.id };
    await sendMessages(scope, { bus: 'command', type: 'run-export', payload, source: 'exports' });
    return started;
  });
}
