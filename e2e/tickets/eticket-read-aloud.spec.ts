import { contentLanguages } from '@foyer/domain/catalog/content-text.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { renderETickets } from '../../apps/server/src/modules/tickets/eticket-pdf/render-etickets.ts';
import { readPdfText } from '../src/pdf/read-pdf-text.ts';
import { sampleETicket } from '../src/pdf/sample-eticket.ts';

interface Node {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** What a screen reader says of each page, in its order: `H1 Salt & Light`. */
async function readAloud(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const said: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    let open: string | undefined;
    const outside: string[] = [];
    for (const item of items) {
      if ('str' in item) {
        if (open) texts.set(open, `${texts.get(open) ?? ''}${item.str} `);
        else if (item.str.trim()) outside.push(item.str);
      } else if (item.type === 'beginMarkedContentProps') open = item.id;
      else if (item.type === 'endMarkedContent') open = undefined;
    }
    const leaves = (node: Node): string[] => {
      const own = (node.children ?? []).filter(({ type }) => type === 'content');
      const text = own.map(({ id }) => texts.get(id ?? '') ?? '').join('');
      const line = own.length > 0 ? [`${node.role} ${node.alt ?? text}`.trim().replace(/\s+/g, ' ')] : [];
      return [...line, ...(node.children ?? []).flatMap(leaves)];
    };
    said.push([...leaves((await page.getStructTree()) as Node), ...outside.map((text) => `nowhere ${text}`)]);
  }
  const { info } = await pdf.getMetadata();
  const facts = info as { Title?: string; Language?: string };
  const markings = (await pdf.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
  await pdf.loadingTask.destroy();
  return { said, title: facts.Title, language: facts.Language, isMarked: markings?.get('Marked') };
}

test('a PDF of two tickets is heard in its order: headings, facts, the code by its number, nothing that decorates', async () => {
  const [ticket] = sampleETicket.tickets;
  if (!ticket) throw new Error('the sample has a ticket');
  const bytes = await renderETickets({
    ...sampleETicket,
    tickets: [ticket, { ...ticket, productName: 'Ebb' }],
  });
  const { said, title, language, isMarked } = await readAloud(bytes);
  expect({ title, language, isMarked }).toEqual({
    title: 'E-tickets of order GT-104903',
    language: 'en-GB',
    isMarked: true,
  });
  expect(bytes.includes('pdfuaid')).toBe(true);
  expect(said[0]).toEqual([
    'P Getij',
    'P Havenstad',
    'P E-ticket 1 of 2',
    'P Order GT-104903',
    'H1 Salt & Light',
    'P Getij',
    'P Date Sunday 22-11-2026',
    'P Timeslot 15:30',
    'P Ticket Adult',
    'P Price €17.50',
    'Figure Code of ticket 7731 0948 2219 0401',
    'H2 Show this code at the gate',
    'P On your phone or printed. One scan lets one person in. Turn up your screen brightness.',
    'P 7731 0948 2219 0401',
    'P Name Yasemin Aydın',
    'P Booked by Anna Visser',
    'H2 Your visit',
    'LBody Arrive at the entrance at 15:30',
    'LBody The visit takes about 75 minutes',
    'LBody One ticket lets one person in, once',
    'LBody Keep the code to yourself: only the first scan is valid',
    'H2 Getting here',
    'P Getij',
    'P Havenkade 1',
    'P 4001 AB Havenstad',
    'P Questions? tickets@getij.example',
    'P 9% VAT included',
  ]);
  expect(said[1]?.[4]).toBe('H1 Ebb');
});

test.each(contentLanguages)('every letter of a ticket in %s is in its fonts', async (language) => {
  const text = await readPdfText(await renderETickets({ ...sampleETicket, language }));
  expect(text).toContain('GT-104903');
  expect(text).not.toContain('\uFFFD');
  expect(text).not.toContain('eticket.');
});
