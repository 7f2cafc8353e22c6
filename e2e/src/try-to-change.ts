import type { ElementHandle, Page } from 'playwright-core';

const controls = [
  'input:not([type=hidden]):not([type=file])',
  'textarea',
  'select',
  '[contenteditable=true]',
  '[role=switch]',
  '[role=slider]',
  '[role=spinbutton]',
  '[role=checkbox]',
  '[draggable=true]',
].join(', ');

/** What no button may offer that a reader can press. */
const acts =
  /^(Save|Add|Create|Delete|Remove|Discard|Publish|Review|Close|Cancel|Switch|Set|Link|Unlink|Upload|Choose|Move|Hide|Copy|Sign out)\b/;

/**
 * Tries everything on a page that could change it: types into each field, presses each button. Answers what gave
 * way, in words, and names of controls that only change what is shown are left out.
 */
export async function tryToChange(page: Page, views: readonly string[] = []): Promise<string[]> {
  const faults: string[] = [];
  const sent: string[] = [];
  const listen = (request: { postData(): string | null }) => {
    const [mutation] = request.postData()?.match(/mutation \w+/) ?? [];
    if (mutation) sent.push(mutation);
  };
  page.on('request', listen);
  for (const control of await page.locator('main').locator(controls).elementHandles()) {
    if (!(await control.isVisible())) continue;
    const name = await nameOf(control);
    if (views.includes(name)) continue;
    const found = await tryControl(page, control);
    if (found) faults.push(`${name}: ${found}`);
  }
  for (const button of await page.locator('main button, main [role=button]').elementHandles()) {
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    const name = await nameOf(button);
    if (views.includes(name)) continue;
    if (acts.test(name)) faults.push(`${name}: can be pressed`);
    const before = page.url();
    await button.click({ force: true });
    if (await page.getByRole('dialog').first().isVisible()) {
      for (const act of await page.getByRole('dialog').getByRole('button').elementHandles()) {
        const inside = await nameOf(act);
        if (acts.test(inside) && inside !== 'Close' && inside !== 'Cancel' && (await act.isEnabled()))
          faults.push(`${name}: its dialog offers ${inside}`);
      }
    }
    await page.keyboard.press('Escape');
    if (page.url() !== before) await page.goBack();
  }
  page.off('request', listen);
  if (await page.getByRole('region', { name: 'Unsaved changes' }).isVisible())
    faults.push('the save bar is shown');
  return [...faults, ...sent.map((mutation) => `${mutation} was sent`)];
}

/** How a control gave way, or nothing. */
async function tryControl(page: Page, control: ElementHandle): Promise<string | undefined> {
  if ((await control.getAttribute('draggable')) === 'true') return 'can be dragged';
  // A disabled field takes neither focus nor a click.
  if (await control.isDisabled()) return;
  if (await control.evaluate((element) => element instanceof HTMLSelectElement)) return 'opens its options';
  const before = await stateOf(control);
  await control.click({ force: true });
  await control.focus();
  await page.keyboard.press('ArrowDown');
  if (await page.getByRole('option').first().isVisible()) {
    await page.keyboard.press('Escape');
    return 'opens its options';
  }
  await page.keyboard.type('7');
  const after = await stateOf(control);
  await page.keyboard.press('Escape');
  return after === before ? undefined : `${before} became ${after}`;
}

function stateOf(control: ElementHandle): Promise<string> {
  return control.evaluate((element) => {
    const { value, checked, ariaChecked, textContent } = element as HTMLInputElement;
    return JSON.stringify([value, checked, ariaChecked, textContent]);
  });
}

function nameOf(element: ElementHandle): Promise<string> {
  return element.evaluate((node) => {
    const one = node as HTMLInputElement;
    const labels = [...(one.labels ?? [])].map((label) => label.textContent);
    const by = one.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = by.map((id) => document.getElementById(id)?.textContent).filter(Boolean);
    const name = one.getAttribute('aria-label') ?? labels[0] ?? named.join(' ');
    return (name || one.textContent || one.getAttribute('name') || one.outerHTML.slice(0, 120)).trim();
  });
}
