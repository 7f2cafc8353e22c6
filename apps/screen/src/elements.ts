type Child = Node | string | null;

/** An element with a class and what is in it; nothing is drawn for null. */
export function element(tag: string, className: string, ...children: Child[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children.filter((child) => child !== null));
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A QR code on white paper with its quiet zone. */
export function codeElement({ path, size }: { path: string; size: number }): Element {
  const svg = document.createElementNS(SVG, 'svg');
  const quiet = 4;
  svg.setAttribute('viewBox', `${-quiet} ${-quiet} ${size + quiet * 2} ${size + quiet * 2}`);
  svg.setAttribute('class', 'code');
  svg.setAttribute('aria-hidden', 'true');
  const squares = document.createElementNS(SVG, 'path');
  squares.setAttribute('d', path);
  svg.append(squares);
  return svg;
}

/** A picture that only decorates; one that cannot be fetched leaves its place empty. */
export function picture(className: string, address: string): HTMLImageElement {
  const image = document.createElement('img');
  image.className = className;
  image.alt = '';
  image.src = address;
  return image;
}
