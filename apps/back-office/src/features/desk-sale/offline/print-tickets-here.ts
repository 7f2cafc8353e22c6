import { formatTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import { qrPath } from '../../../components/account/qr-path.ts';
import { printOnPaper } from '../../../components/tills/print-blocks.ts';
import type { PrintedTicket } from '../hands/desk-hand.ts';
import styles from './printed-ticket.module.css';

/** Prints tickets by the browser, each on a piece of paper of 80 mm, from the codes that the desk keeps. */
export const printTicketsHere = (tickets: readonly PrintedTicket[]): void =>
  printOnPaper(tickets.map(paperOf));

function paperOf({ title, typeName, when, code, number }: PrintedTicket): HTMLElement {
  const paper = document.createElement('section');
  paper.className = styles.ticket ?? '';
  const line = (tag: 'h2' | 'p', text: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    return element;
  };
  const facts = [typeName, when].filter((text) => text !== '').map((text) => line('p', text));
  paper.append(line('h2', title), ...facts, qrOf(code), line('p', formatTicketNumber(number)));
  return paper;
}

const svg = 'http://www.w3.org/2000/svg';

function qrOf(code: string): SVGSVGElement {
  const { size, path } = qrPath(code);
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('viewBox', `0 0 ${size} ${size}`);
  picture.setAttribute('shape-rendering', 'crispEdges');
  const squares = document.createElementNS(svg, 'path');
  squares.setAttribute('d', path);
  picture.append(squares);
  return picture;
}
