import { firstETicketTemplate } from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test, vi } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { NotAllowedError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { completeOrder, listTickets, lockOrder } from '../../orders/index.ts';
import { renderOrderTickets } from '../render-order-tickets.ts';
import { listTicketAttachments } from '../ticket-attachments.ts';
import { changeETicketTemplate } from './change-eticket-template.ts';
import { findETicketTemplate } from './eticket-template.repository.ts';
import { previewETicket } from './preview-eticket.ts';

const database = await testDatabase();
const { app } = testApp(database);
const beside = { ...firstETicketTemplate, codePlace: 'right', codeSizeMm: 60 };

async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const inUse = () => inClient(app.db, client.clientId, findETicketTemplate);
  return { clientId: client.clientId, manager, inUse };
}

async function aSoldOrder(clientId: string) {
  const timeslot = await aTimeslot(database.owner, clientId);
  const { orderId } = await aPlacedOrder(app, clientId, timeslot, { language: 'en', quantity: 2 });
  await inClient(app.db, clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
  const tickets = await inClient(app.db, clientId, (scope) => listTickets(scope, orderId));
  return { orderId, tickets };
}

test('a template is saved as a version of its own, with an entry of the audit log; a bad or outdated one is refused', async () => {
  const { manager, clientId, inUse } = await aMuseum();
  expect(await inUse()).toMatchObject({ version: 0, template: firstETicketTemplate });
  await changeETicketTemplate(manager, beside, 0);
  expect(await inUse()).toMatchObject({ version: 1, template: beside });
  expect(await refusalsOf(changeETicketTemplate(manager, { ...beside, codeSizeMm: 40 }, 1))).toEqual([
    'codeSizeMm: eticket-code-too-small',
  ]);
  expect(await refusalsOf(changeETicketTemplate(manager, firstETicketTemplate, 0))).toEqual([
    expect.stringContaining('changed-meanwhile'),
  ]);
  const { rows } = await database.owner.query<{ action: string; after: { codeSizeMm: number } }>(
    "select action, after from audit_entry where client_id = $1 and entity = 'eticket-template'",
    [clientId],
  );
  expect(rows).toMatchObject([{ action: 'change-eticket-template', after: { codeSizeMm: 60 } }]);
});

test('of two that save at once one is refused; the versions before stay', async () => {
  const { manager, clientId, inUse } = await aMuseum();
  const saves = await Promise.allSettled([
    changeETicketTemplate(manager, beside, 0),
    changeETicketTemplate(manager, { ...beside, codeSizeMm: 65 }, 0),
  ]);
  expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await changeETicketTemplate(manager, firstETicketTemplate, 1);
  expect((await inUse()).version).toBe(2);
  const { rows } = await database.owner.query('select 1 from eticket_template where client_id = $1', [
    clientId,
  ]);
  expect(rows).toHaveLength(2);
});

test('a preview has the day of the museum’s own clock: shortly after its midnight, the new day', async () => {
  const { manager, clientId } = await aMuseum();
  // What a PDF says of its own making is the same in all three.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const previewAt = (at: string) => {
    const context = { ...manager, app: { ...app, clock: () => new Date(at) } };
    return inClient(app.db, clientId, (scope) =>
      previewETicket(context, scope, { typed: beside, language: 'en' }),
    );
  };
  try {
    const atNight = await previewAt('2026-11-20T23:30:00Z');
    expect(atNight.equals(await previewAt('2026-11-21T11:00:00Z'))).toBe(true);
    expect(atNight.equals(await previewAt('2026-11-20T11:00:00Z'))).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('who may only look previews and does not save; another client has its own template', async () => {
  const { manager, clientId } = await aMuseum();
  await changeETicketTemplate(manager, beside, 0);
  const reader: RequestContext = {
    ...manager,
    require: (module, right) => {
      if (right !== 'access') throw new NotAllowedError(module, right);
    },
  };
  await expect(changeETicketTemplate(reader, beside, 1)).rejects.toThrow(NotAllowedError);
  const pdf = await inClient(app.db, clientId, (scope) =>
    previewETicket(reader, scope, { typed: beside, language: 'ja' }),
  );
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await (await aMuseum()).inUse()).version).toBe(0);
});

test('a ticket looks as the template says, from the next PDF on; generator 1 does not follow it', async () => {
  const { manager, clientId } = await aMuseum();
  const { orderId } = await aSoldOrder(clientId);
  const pdfNow = async () => (await renderOrderTickets(app, clientId, orderId)).pdf.length;
  const before = await pdfNow();
  const own = {
    kind: 'own',
    isOn: true,
    name: 'Sponsor',
    texts: [{ language: 'en', text: 'Made possible by Zq.' }],
  };
  await changeETicketTemplate(manager, { ...beside, blocks: [...beside.blocks, own] }, 0);
  const after = await pdfNow();
  expect(after).not.toBe(before);
  await aSetting(database.owner, clientId, 'e-ticket', { pdfVersion: '1', isOneFile: true });
  expect(await pdfNow()).toBe(before);
});

test('the tickets come in one file, or in one each where the client chose that', async () => {
  const { clientId } = await aMuseum();
  const { orderId, tickets } = await aSoldOrder(clientId);
  const filesNow = () =>
    inClient(app.db, clientId, (scope) =>
      listTicketAttachments(app, scope, { id: orderId, orderNumber: 'GT-1' }),
    );
  expect((await filesNow()).map(({ filename }) => filename)).toEqual(['etickets-GT-1.pdf']);
  await aSetting(database.owner, clientId, 'e-ticket', { pdfVersion: '2', isOneFile: false });
  expect((await filesNow()).map(({ filename }) => filename)).toEqual([
    'eticket-GT-1-1.pdf',
    'eticket-GT-1-2.pdf',
  ]);
  const { filename, pdf } = await renderOrderTickets(app, clientId, orderId, tickets[1]?.id);
  expect(filename).toBe('eticket-GT-1-2.pdf');
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
