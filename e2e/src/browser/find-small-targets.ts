import type { Page } from 'playwright-core';

/**
 * What can be pressed and is smaller than 44 by 44, as 'button "Status" 77 x 34'. A box, a radio and a switch count with
 * their labels, and every control with the place around it that is pressed too. Links within a sentence are as high as
 * their line, and what can only be read is no target.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, [role=option], [role^=menuitem], [role=tab], .mantine-SegmentedControl-label';
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** Boxes, radios and switches, whose own element may be one that is not drawn. */
    const labelsOf = (element: HTMLElement) =>
      element.matches('[type=checkbox], [type=radio]')
        ? [...((element as HTMLInputElement).labels ?? [])]
        : [];
    const isRead = (element: Element) =>
      element.matches('input:disabled, select:disabled, textarea:disabled, [readonly]');
    const targetsOf = (element: HTMLElement): Element[] => {
      const control = element instanceof HTMLLabelElement ? element.control : element;
      if (control && isRead(control)) return [];
      const labels = labelsOf(element).filter(isShown);
      if (!isShown(element)) return labels;
      if (labels.length > 0) return [element, ...labels];
      if (getComputedStyle(element).display === 'inline') return [];
      return [element.closest('label, .mantine-Input-input') ?? element];
    };
    /** With a pseudo element that is laid around it: pressing that presses the element. */
    const boxOf = (element: Element) => {
      const box = element.getBoundingClientRect();
      const around = getComputedStyle(element, '::after');
      const isPressed =
        around.content !== 'none' && around.position === 'absolute' && around.pointerEvents !== 'none';
      const wider = isPressed ? Math.max(0, (Number.parseFloat(around.width) - box.width) / 2) : 0;
      const higher = isPressed ? Math.max(0, (Number.parseFloat(around.height) - box.height) / 2) : 0;
      return {
        ...{ left: box.left - wider, right: box.right + wider },
        ...{ top: box.top - higher, bottom: box.bottom + higher },
      };
    };
    const small = [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      const boxes = targetsOf(element).map(boxOf);
      const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      const height =
        Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
      if (width < 2 || (width >= least && height >= least)) return [];
      const [label] = labelsOf(element);
      const name = element.getAttribute('aria-label') ?? (label ?? element).innerText;
      return [`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} x ${Math.round(height)}`];
    });
    return [...new Set(small)];
  });
}
