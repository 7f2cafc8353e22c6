import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { eTicketTemplateInput } from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { listOtherForms } from '../../channels/index.ts';
import { getClient } from '../../clients/index.ts';
import { findSetting } from '../../settings/index.ts';
import { findLogo, listETicketLooks } from '../eticket-look.repository.ts';
import type { ETicketDocument } from '../eticket-pdf/eticket-document.ts';
import { renderETickets } from '../eticket-pdf/render-etickets.ts';
import { defaultColours } from '../visit-facts.repository.ts';
import { findSampleColours, findSampleFacts, findSampleLocation } from './eticket-template.repository.ts';

/** As long as a real one, and of no ticket: a gate refuses it. */
const sampleCode = `F1${'TEST'.repeat(30)}`;
const sampleNumber = '0000000000000000';
/** Above the longest that one day brings. */
const sampleOrderNumber = 104_882;

/**
 * The PDF that a ticket would be with a template that is not saved yet: the generator's own output, with something
 * that the client sells. Refused as a save is.
 */
export async function previewETicket(
  context: RequestContext,
  scope: ClientScope,
  { typed, language }: { typed: unknown; language: string },
): Promise<Buffer> {
  context.require('new-settings', 'access');
  const template = valueOrThrow(parseInput(eTicketTemplateInput, typed));
  const { app } = context;
  const client = await getClient(scope);
  const sample = await findSampleFacts(scope, language);
  const looks = await listETicketLooks(app, scope, sample ? [sample.ticketTypeId] : [], language);
  const { ticketTypeId, ...facts } = sample ?? {
    ticketTypeId: '',
    productName: client.name,
    ticketTypeName: '—',
    priceMinor: 1750,
    vatBasisPoints: 900,
    durationMinutes: 75,
  };
  const document: ETicketDocument = {
    language,
    fallbackLanguage: client.defaultLocale.slice(0, 2),
    isOtherForm: (await listOtherForms(scope, undefined, [language], app.clock())).includes(language),
    client,
    logo: await findLogo(app, scope),
    colours: (await findSampleColours(scope)) ?? defaultColours,
    template,
    codeType: (await findSetting(scope, 'technical', app.clock())).codeType,
    orderNumber: formatOrderNumber(sampleOrderNumber, client.orderPrefix),
    buyerName: 'Yasemin Aydın',
    currency: client.currency,
    isTest: false,
    tickets: [
      {
        ...facts,
        code: sampleCode,
        ticketNumber: sampleNumber,
        place: { number: 1, total: 2 },
        visitorName: 'Yasemin Aydın',
        visitDate: localDateAt(app.clock(), client.timeZone),
        visitTime: '14:30',
        location: (await findSampleLocation(scope)) ?? null,
        ...looks.get(ticketTypeId),
      },
    ],
  };
  return renderETickets(document);
}
