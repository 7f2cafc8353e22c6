import { pressKey } from './cash-pad.tsx';
import { meansOfKey } from './payment-step.tsx';
import { type DeskGroup, mayAdd } from './sale-state.ts';
import type { DeskWork } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';

/** The keys of the design: 1 to 8, F2, F5, F6 to F9 and Enter; + and - count the last ticket type, Escape goes back. */
export function useKeysOfDesk(desk: DeskWork, groups: readonly DeskGroup[]): void {
  useDeskKeys({
    onScan: (code) => void desk.find(code),
    onKey(key) {
      if (key === 'F2') {
        desk.searchRef.current?.focus();
        return true;
      }
      if (desk.selling.sold) {
        if (key === 'Enter') desk.next();
        return key === 'Enter';
      }
      return desk.sale.state.isPaying ? payKey(desk, key) : countKey(desk, key, groups);
    },
  });
}

function countKey(desk: DeskWork, key: string, groups: readonly DeskGroup[]): boolean {
  if (key === 'F5') {
    desk.startPaying();
    return true;
  }
  const { counts } = desk.sale.state;
  const button = /^[1-8]$/.test(key) ? desk.buttons[Number(key) - 1] : undefined;
  if (button) desk.press(button);
  const first = desk.group?.ticketTypes.find((type) => mayAdd(type, counts, groups))?.id;
  const last = Object.keys(counts).at(-1) ?? first;
  if (key === '+' && last) desk.addIfRoom(last);
  if (key === '-' && last) desk.sale.add(last, -1);
  return button !== undefined || key === '+' || key === '-';
}

function payKey(desk: DeskWork, key: string): boolean {
  const means = meansOfKey(key);
  if (means) desk.choosePay(means);
  else if (key === 'F8') {
    if (!desk.here) desk.setDialog('code');
  } else if (key === 'Escape') desk.stopPaying();
  else if (key === 'Enter') void desk.complete();
  else if (/^[0-9.,]$/.test(key) || key === 'Backspace') {
    const change = pressKey(desk.pay, key === 'Backspace' ? 'back' : key.replace(',', '.'));
    if (change) desk.setPay(change);
  } else return key === 'F5';
  return true;
}
