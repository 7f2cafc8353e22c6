import type { ShownWall, WallEvent, WallFace, WallRow } from '@foyer/domain/narrowcasting/shown-wall.ts';
import { codeElement, element, picture } from './elements.ts';

/** One language of a screen: its rows, what one waits, its events and its last line. */
export function drawFace(wall: ShownWall, face: WallFace): HTMLElement {
  const { heading, rows, noRows, waiting, footer } = face;
  const hasPictures = wall.layout === 'board' && rows.some(({ imageUrl }) => imageUrl !== null);
  const list =
    rows.length > 0
      ? element('ol', 'rows', ...rows.map((row) => drawRow(row, hasPictures)))
      : noRows === null
        ? null
        : element('p', 'no-rows', noRows);
  const columns =
    rows.length > 0
      ? element(
          'div',
          'columns',
          element('span', '', heading.time),
          element('span', '', heading.activity),
          element('span', '', heading.places),
        )
      : null;
  const wait = waiting
    ? element('p', 'waiting', element('span', '', waiting.label), element('strong', '', waiting.value))
    : null;
  const body = element('div', 'body', columns, list, wait, footer ? element('p', 'footer', footer) : null);
  const made = element('section', hasPictures ? 'face with-pictures' : 'face', body, drawEvents(wall, face));
  made.lang = face.language;
  return made;
}

function drawRow({ time, title, place, imageUrl, word, look }: WallRow, hasPictures: boolean): HTMLElement {
  const badge = element('span', 'badge', word);
  badge.dataset.look = look;
  return element(
    'li',
    'row',
    element('span', 'time', time),
    hasPictures ? (imageUrl ? picture('thumb', imageUrl) : element('span', 'thumb')) : null,
    element('span', 'title', title),
    element('span', 'place', place),
    badge,
  );
}

function drawEvents({ code }: ShownWall, { events, book }: WallFace): HTMLElement | null {
  const isBookable = code !== null && book !== null;
  if (events.length === 0 && !isBookable) return null;
  return element(
    'aside',
    'events',
    element('div', 'event-list', ...events.map(drawEvent)),
    isBookable ? element('div', 'book', codeElement(code), element('strong', '', book)) : null,
  );
}

function drawEvent({ when, title, word }: WallEvent): HTMLElement {
  return element(
    'article',
    'event',
    element('p', 'when', when),
    element('h2', '', title),
    word === null ? null : element('p', 'event-word', word),
  );
}
