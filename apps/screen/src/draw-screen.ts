import { contrastRatio, minimumTextContrast, mixColours } from '@foyer/domain/channels/colour-contrast.ts';
import type { ShownWall } from '@foyer/domain/narrowcasting/shown-wall.ts';
import { localDateTime } from '@foyer/i18n/format-date.ts';
import { drawFace } from './draw-face.ts';
import { element, picture } from './elements.ts';
import type { ScreenView } from './screen-loop.ts';

/** The parts of a drawn wall that change without new data. */
interface DrawnWall {
  wall: ShownWall;
  clock: HTMLElement;
  asOf: HTMLElement;
  faces: HTMLElement[];
  logo: HTMLElement;
  page: HTMLElement;
}

/**
 * Draws views in an element. All languages of an answer are drawn once and take turns; a picture is fetched once, so that
 * it stays while the network is away. Without new data only texts change, and no node is made.
 */
export function createDrawing(root: HTMLElement): (view: ScreenView) => void {
  let drawn: DrawnWall | null = null;
  let kind: ScreenView['kind'] | null = null;

  return (view) => {
    if (view.kind !== 'wall' && view.kind !== 'logo') {
      if (view.kind === kind) return;
      [kind, drawn] = [view.kind, null];
      root.replaceChildren(...(view.kind === 'neutral' ? [switchedOff()] : []));
      return;
    }
    if (drawn?.wall !== view.wall) {
      drawn = drawWall(view.wall);
      kind = null;
      paint(root, view.wall);
    }
    if (kind !== view.kind) {
      kind = view.kind;
      root.replaceChildren(view.kind === 'logo' ? onlyLogo(drawn) : drawn.page);
      if (view.kind === 'wall') drawn.page.querySelector('.brand')?.prepend(drawn.logo);
    }
    if (view.kind === 'wall') update(drawn, view);
  };
}

function drawWall(wall: ShownWall): DrawnWall {
  const { name, town, logoUrl } = wall;
  const logo = logoUrl ? picture('logo', logoUrl) : element('span', 'logo');
  const clock = element('strong', 'clock');
  const asOf = element('span', 'as-of');
  const named = element('div', 'named', element('h1', '', name), town ? element('p', '', town) : null);
  const brand = element('div', 'brand', logo, named);
  const faces = wall.faces.map((face) => drawFace(wall, face));
  const head = element('header', 'head', brand, element('div', 'now', asOf, clock));
  return { wall, clock, asOf, faces, logo, page: element('div', 'wall', head, ...faces) };
}

function update({ wall, clock, asOf, faces }: DrawnWall, view: Extract<ScreenView, { kind: 'wall' }>): void {
  say(clock, localDateTime(view.now, wall.timeZone).time);
  const face = wall.faces[view.face];
  const old = view.asOf === null ? '' : localDateTime(view.asOf, wall.timeZone).time;
  say(asOf, old && face ? face.asOf.replace('{time}', old) : '');
  if (face && asOf.lang !== face.language) asOf.lang = face.language;
  for (const [index, one] of faces.entries()) {
    const isHidden = index !== view.face;
    if (one.hidden !== isHidden) one.hidden = isHidden;
  }
}

function say(one: HTMLElement, text: string): void {
  if (one.textContent !== text) one.textContent = text;
}

function onlyLogo({ wall, logo }: DrawnWall): HTMLElement {
  return element('div', 'alone', logo, element('h1', '', wall.name));
}

/** Who opens an address that was revoked reads why nothing is there; its language is not known. */
function switchedOff(): HTMLElement {
  const said = (language: string, text: string) => {
    const line = element('p', '', text);
    line.lang = language;
    return line;
  };
  return element(
    'div',
    'alone off',
    said('nl', 'Dit scherm is uitgeschakeld.'),
    said('en', 'This screen is switched off.'),
  );
}

/** Quiet text and lines are made of the two colours, and quiet text is only as quiet as it still reads. */
function paint(root: HTMLElement, { colours, layout, orientation }: ShownWall): void {
  const { backgroundColour: background, textColour: text, accentColour } = colours;
  const quiet = mixColours(text, background, 0.25);
  const properties = {
    '--background': background,
    '--text': text,
    '--accent': accentColour,
    '--quiet': contrastRatio(quiet, background) < minimumTextContrast ? text : quiet,
    '--line': mixColours(text, background, 0.82),
    '--panel': mixColours(text, background, 0.93),
  };
  for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
  root.dataset.layout = layout;
  root.dataset.orientation = orientation;
}
