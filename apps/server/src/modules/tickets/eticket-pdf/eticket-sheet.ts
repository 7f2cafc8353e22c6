import type { CodeType } from '@foyer/domain/clients/client.ts';
import { eTicketPage } from '@foyer/domain/tickets/eticket-template/eticket-heights.ts';
import type { ETicketTemplate } from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import type { Translator } from '@foyer/i18n/translator.ts';
import type { ETicket, ETicketDocument } from './eticket-document.ts';
import type { PageTags } from './page-tags.ts';
import type { TextStyle, TicketPen } from './ticket-pen.ts';

/** One page, what it says, and with what it is drawn. */
export interface ETicketSheet {
  readonly pen: TicketPen;
  readonly tags: PageTags;
  readonly t: Translator;
  readonly document: ETicketDocument;
  readonly ticket: ETicket;
  readonly template: ETicketTemplate;
  readonly codeType: CodeType;
  readonly place: { readonly number: number; readonly total: number };
}

export const quietInk = '#4F5D6B';
export const faint = '#CFCAC0';
export const { margin } = eTicketPage;
export const inner = eTicketPage.width - 2 * margin;

interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Writes a text that is read as what its type says. @returns the y below it. */
export function say(
  { pen, tags }: Pick<ETicketSheet, 'pen' | 'tags'>,
  type: 'H1' | 'H2' | 'P' | 'LBody',
  text: string,
  at: Column,
  style: TextStyle,
): number {
  if (text === '') return at.y;
  let below = at.y;
  tags.tag(type, () => {
    below = pen.write(text, at, style);
  });
  return below;
}

/** A heading within the ticket. */
export const sayHeading = (sheet: ETicketSheet, text: string, at: Column, lines = 1): number =>
  say(sheet, 'H2', text, at, { sizePt: 13, colour: sheet.document.colours.ink, isBold: true, lines });

/** What something is called and what it is, under each other: read as one. @returns the y below them. */
export function sayFact(
  { pen, tags, document }: ETicketSheet,
  { label, value }: { label: string; value: string },
  at: Column,
  sizePt = 11,
): number {
  let below = at.y;
  tags.tag('P', () => {
    below = pen.write(label, at, { sizePt: 9.5, colour: quietInk, lines: 1 });
    below = pen.write(
      value,
      { ...at, y: below },
      {
        sizePt,
        colour: document.colours.ink,
        isBold: true,
        lines: 1,
        elseTry: [
          { sizePt: sizePt - 2, lines: 1 },
          { sizePt: 7.5, lines: 2 },
        ],
      },
    );
  });
  return below;
}
