// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ConnectionLost, RequestRefused } from '../app/shop-request.ts';
import { useAct } from '../app/use-act.ts';
import { ProblemNotice } from './notice.tsx';
import { screenInUse } from './screen-in-use.tsx';

/** A step with two acts: 'Give' with what is typed, 'Give nothing'. */
function Step({ give }: { give: (amount: string) => Promise<void> }) {
  const act = useAct();
  return (
    <>
      {act.problem && <ProblemNotice problem={act.problem} />}
      <label>
        Amount
        <input onChange={act.dropAgain} />
      </label>
      <button type="button" onClick={() => void act.run(() => give('none'))}>
        Give nothing
      </button>
    </>
  );
}

test('where a step has two acts, Try again repeats the one that failed and goes once another amount is typed', async () => {
  const given: string[] = [];
  const page = await screenInUse(
    <Step
      give={async (amount) => {
        given.push(amount);
        throw new ConnectionLost();
      }}
    />,
  );
  await page.press('Give nothing');
  await page.press('Try again');
  await page.sees('Try again');
  expect(given).toEqual(['none', 'none']);
  await page.type('Amount', '5');
  expect(page.element.textContent).not.toContain('Try again');
  await page.leave();
});

test('what the museum refused stays said while another amount is typed', async () => {
  const page = await screenInUse(
    <Step give={() => Promise.reject(new RequestRefused(409, [{ field: '', code: 'cart-expired' }]))} />,
  );
  await page.press('Give nothing');
  await page.sees('Your places');
  const said = page.element.textContent;
  await page.type('Amount', '5');
  expect(page.element.textContent).toBe(said);
  await page.leave();
});
