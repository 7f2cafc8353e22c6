import { invoiceFormats } from '@foyer/domain/invoices/invoice.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { getOrderBySecret, readSecretFromHeader } from '../orders/index.ts';
import { guardGuess } from '../rate-limits/index.ts';
import { contentTypes } from './invoice-files.ts';
import { openInvoiceLink } from './open-invoice.ts';
import { makeVisitorFile, requestByVisitor, showToVisitor, visitorInvoices } from './visitor-invoices.ts';

const access = { secret: "the order's own, in a header" } as const;
const params = z.object({ secret: z.string().min(1).max(200) });
const file = params.extend({ invoiceId: z.uuid(), format: z.enum(invoiceFormats) });

/** The files of staff by a link of a minute; what a visitor asks and reads by the order's secret. */
export function invoicesRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    const openOrder = (secret: string, ip: string) =>
      guardGuess(app, { what: 'order', ip }, () => getOrderBySecret(app, secret));
    server.get(
      '/api/invoices/:token',
      {
        schema: { params: z.object({ token: z.string().max(300) }) },
        config: { access: { signed: 'by openInvoice, for a minute' } },
      },
      async ({ params: { token } }, reply) =>
        sendFile(reply, await openInvoiceLink(app, token), 'attachment'),
    );
    server.get(
      '/api/shop/orders/:secret/invoice',
      {
        schema: { params, response: { 200: visitorInvoices } },
        preValidation: readSecretFromHeader,
        config: { access },
      },
      async (request) => showToVisitor(app, await openOrder(request.params.secret, request.ip)),
    );
    server.post(
      '/api/shop/orders/:secret/invoice',
      {
        schema: { params, body: z.record(z.string(), z.unknown()), response: { 200: visitorInvoices } },
        preValidation: readSecretFromHeader,
        config: { access },
      },
      async (request) =>
        requestByVisitor(app, await openOrder(request.params.secret, request.ip), request.body),
    );
    server.get(
      '/api/shop/orders/:secret/invoices/:invoiceId/:format',
      { schema: { params: file }, preValidation: readSecretFromHeader, config: { access } },
      async (request, reply) => {
        const { secret, invoiceId, format } = request.params;
        const order = await openOrder(secret, request.ip);
        return sendFile(
          reply,
          { ...(await makeVisitorFile(app, order, invoiceId, format)), format },
          'inline',
        );
      },
    );
  };
}

function sendFile(
  reply: FastifyReply,
  { filename, bytes, format }: { filename: string; bytes: Buffer; format: keyof typeof contentTypes },
  how: 'inline' | 'attachment',
) {
  return reply
    .type(contentTypes[format])
    .header('content-disposition', `${how}; filename="${filename}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes);
}
