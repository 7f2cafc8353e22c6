import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { eTicketTemplateInput } from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import { refuseViolations } from '../../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, changedMeanwhile, refuseStale, writeAudit } from '../../audit-log/index.ts';
import {
  findETicketTemplate,
  insertETicketTemplate,
  type StoredETicketTemplate,
} from './eticket-template.repository.ts';

/**
 * Saves how PDF tickets look, from the next one that is made: a template is content, not a setting. Former versions
 * stay stored.
 * @param seenVersion as `refuseStale`.
 */
export async function changeETicketTemplate(
  context: RequestContext,
  typed: unknown,
  seenVersion: number,
): Promise<StoredETicketTemplate> {
  context.require('new-settings', 'edit');
  const template = valueOrThrow(parseInput(eTicketTemplateInput, typed));
  const { clientId } = context;
  // two that save the same version at once: the key of the table lets one of them through
  return refuseViolations({ eticket_template_pkey: changedMeanwhile() }, () =>
    context.inClient(async (scope) => {
      const before = await findETicketTemplate(scope);
      await refuseStale(scope, 'eticket-template', { id: clientId, version: before.version }, seenVersion);
      const version = before.version + 1;
      await insertETicketTemplate(scope, { version, template, madeByName: context.account.username });
      await writeAudit(scope, actorOf(context), {
        action: 'change-eticket-template',
        entity: 'eticket-template',
        entityId: clientId,
        before: before.template,
        after: template,
      });
      return findETicketTemplate(scope);
    }),
  );
}
