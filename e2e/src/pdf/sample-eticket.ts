import type { ETicketDocument } from '../../../apps/server/src/modules/tickets/eticket-pdf/eticket-document.ts';

/** What the code of a sample ticket holds: as long as a real one, and as random. */
const sampleCode =
  'F1K7Q2ZX9M4TBWRD3HJ8VNCP5YGA6SFE0171QZK3MXW9BT4RHD8JN2VCPY5AG6SEF0KQ27XZ9MTB4WRD3HJ8VNC5PYGA6SF0E17Q1ZKM3XW9BTR4HD8JNV2CPY5G';

export const sampleETicket: ETicketDocument = {
  language: 'en',
  client: { name: 'Getij', town: 'Havenstad', email: 'tickets@getij.example', website: '' },
  colours: { brand: '#C2402A', ink: '#12263A' },
  orderNumber: 'GT-104903',
  buyerName: 'Anna Visser',
  currency: 'EUR',
  isTest: false,
  tickets: [
    {
      code: sampleCode.slice(0, 122),
      ticketNumber: '7731094822190401',
      productName: 'Salt & Light',
      ticketTypeName: 'Adult',
      visitorName: 'Yasemin Aydın',
      visitDate: '2026-11-22',
      visitTime: '15:30',
      durationMinutes: 75,
      priceMinor: 1750,
      vatBasisPoints: 900,
      location: { name: 'Getij', address: 'Havenkade 1', postalCode: '4001 AB', town: 'Havenstad' },
    },
  ],
};
