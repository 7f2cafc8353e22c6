import type { WantedLine } from '@foyer/domain/sales/check-wish.ts';
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { randomUuid } from '@foyer/ui/random-uuid.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { embedding } from '../embed/present-embedding.ts';
import { type KeptChoices, type TypedDetails, typedBefore } from './kept-choices.ts';
import { keepPlace, readPlace } from './kept-place.ts';
import { readKeptCart } from './read-kept-cart.ts';
import { RequestRefused, requestShop } from './shop-request.ts';

/** A cart and how far the server's clock runs ahead of this browser's. */
export interface TimedCart {
  cart: Cart;
  serverAheadMs: number;
}

/** When: a timeslot, or a day for tickets without timeslots, or neither. */
export interface WantedVisit {
  timeslotId: string | null;
  date: string | null;
}

export interface CartOfPage {
  timed: TimedCart | null;
  isLoading: boolean;
  /** The kept cart could not be read, and is still kept: `reload` reads it again. */
  hasFailed: boolean;
  reload: () => void;
  /** Takes places, or swaps the held ones: the old ones are kept when the new ones are refused. */
  hold: (visit: WantedVisit, lines: readonly WantedLine[], language: string) => Promise<void>;
  /** Its tickets were bought as a present, and get their day by it. */
  isOfPresent: boolean;
  extend: () => Promise<void>;
  saveDetails: (typed: TypedDetails) => Promise<void>;
  saveDonation: (amountMinor: number) => Promise<void>;
  /** Uses a code, of whatever kind; null takes the discount code off. */
  applyCode: (code: string | null) => Promise<void>;
  /** The gift cards and vouchers that stay; others are taken off. */
  keepCodes: (ids: readonly string[]) => Promise<void>;
  /** Answers where to pay, or the order when there is nothing to pay. */
  checkOut: (method: string, termsHash: string | null) => Promise<string>;
  /** Takes what the server said of the cart just now; what is chosen on the page stays. */
  show: (cart: Cart) => void;
  /** This browser's clock says that the time is over: the server says whether it is. */
  endIfOver: () => Promise<void>;
}

interface CartOptions {
  /** Whether a new cart costs a proof of work. */
  isBotChecked: boolean;
  choices: KeptChoices;
  change: (changes: Partial<KeptChoices>) => void;
  /** The server says that the places are gone, before this browser's clock did. */
  onGone: () => void;
  /** The cart that the tab kept was ordered meanwhile. */
  onOrdered: () => void;
  /** Many want to buy: comes back when it is the visitor's turn. */
  wait: (refusal: Error) => Promise<void>;
}

const loadBotProof = () => import('../bot-check/bot-proof.ts');

/** The cart of a sales page: found again by its secret after a reload, changed only by way of the server. */
export function useCart(
  pagePath: string,
  { choices, change, isBotChecked, onGone, onOrdered, wait }: CartOptions,
): CartOfPage {
  const [timed, setTimed] = useState<TimedCart | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { cartSecret, codePass, isPresent, presentAt } = choices;
  // A repeated try must find the key of the first one, whichever render it was started from.
  const lastHoldKey = useRef(choices.holdKey);
  const known = useRef<Cart | null>(null);
  const isLoading = cartSecret !== null && timed?.cart.secret !== cartSecret;

  const show = useCallback((cart: Cart) => {
    known.current = cart;
    setTimed({ cart, serverAheadMs: Date.parse(cart.serverNow) - Date.now() });
  }, []);
  const keep = useCallback(
    (cart: Cart) => {
      show(cart);
      change({
        cartSecret: cart.secret,
        timeslotId: cart.timeslot?.id ?? null,
        ownTimes: ownTimesOf(cart),
        date: cart.visit.date,
        isPresent: cart.isPresent,
      });
    },
    [show, change],
  );
  // With the cart the server's copy of its details is gone: nothing typed is lost with it.
  const keepTyped = useCallback(() => {
    const details = known.current?.details;
    if (choices.typed === null && details) change({ typed: typedBefore(details) });
  }, [change, choices.typed]);
  const forget = useCallback(() => {
    setTimed(null);
    lastHoldKey.current = null;
    keepTyped();
    known.current = null;
    change({ cartSecret: null, timeslotId: null, ownTimes: {}, holdKey: null });
  }, [change, keepTyped]);

  const end = useCallback(
    (how: 'ordered' | 'gone') => {
      forget();
      if (how === 'ordered') onOrdered();
      else if (presentAt === null) onGone();
      else {
        // Here its tickets would be bought once more.
        change({ quantities: {}, date: null, presentAt: null });
        location.replace(presentAt);
      }
    },
    [forget, onOrdered, onGone, change, presentAt],
  );

  useEffect(() => {
    if (cartSecret === null || !isLoading || hasFailed) return;
    let current = true;
    readKeptCart(cartSecret).then(
      (cart) => {
        if (!current) return;
        if (typeof cart === 'object') return keep(cart);
        end(cart);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [cartSecret, isLoading, hasFailed, keep, end]);

  const endIfOver = useCallback(async () => {
    if (cartSecret === null) return;
    // Without an answer this browser's clock counts.
    const now = await readKeptCart(cartSecret).catch(() => 'gone' as const);
    // Other places were taken while the server was asked.
    if (known.current?.secret !== cartSecret) return;
    if (typeof now === 'object') return show(now);
    end(now);
  }, [cartSecret, show, end]);

  useEffect(() => {
    // Computed while the visitor reads.
    if (isBotChecked && cartSecret === null)
      void loadBotProof().then((loaded) => loaded.prepareBotProof(pagePath));
  }, [isBotChecked, cartSecret, pagePath]);

  /** Its tickets and its gift count as chosen here. */
  const adopt = (cart: Cart) => {
    keep(cart);
    const { donationMinor } = cart.totals;
    change({
      quantities: Object.fromEntries(cart.lines.map((line) => [line.ticketTypeId, line.quantity])),
      ...(choices.donationMinor === null ? {} : { donationMinor }),
    });
  };
  const cartPath = `carts/${cartSecret}`;
  const whileHeld = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    try {
      return await asked;
    } catch (error) {
      if (isGone(error)) end('gone');
      throw error;
    }
  };
  return {
    timed: isLoading ? null : timed,
    isOfPresent: timed?.cart.codes.some(({ kind }) => kind === 'gift-ticket') ?? false,
    isLoading,
    hasFailed: isLoading && hasFailed,
    reload: () => setFailed(false),
    show,
    endIfOver,
    async hold(visit, lines, language) {
      if (cartSecret !== null) {
        const swapped = await swapHold(cartPath, visit, lines, isPresent);
        if (swapped !== null) return keep(swapped);
        if (presentAt !== null) {
          end('gone');
          return new Promise(() => {});
        }
        lastHoldKey.current = null;
        keepTyped();
      }
      const asked = JSON.stringify([visit.timeslotId, visit.date, lines, isPresent]);
      const holdKey =
        lastHoldKey.current?.asked === asked ? lastHoldKey.current : { key: randomUuid(), asked };
      lastHoldKey.current = holdKey;
      change({ holdKey });
      const body = { language, ...visit, lines, isPresent };
      const take = (proof?: string) => {
        const call = { body, idempotencyKey: holdKey.key, place: readPlace(pagePath), proof, codePass };
        return requestShop<Cart>(`${pagePath}/carts`, { method: 'POST', ...call });
      };
      for (let cart: Cart | null = null; cart === null; ) {
        try {
          cart = await (isBotChecked ? (await loadBotProof()).withBotProof(pagePath, take) : take());
          keepPlace(pagePath, null);
          keep(cart);
        } catch (error) {
          if (isCodeMissing(error)) change({ codePass: null });
          if (!isToWait(error)) throw error;
          await wait(error);
        }
      }
    },
    async extend() {
      show(await whileHeld(requestShop<Cart>(`${cartPath}/extend`, { method: 'POST', body: {} })));
    },
    async saveDetails(typed) {
      keep(await whileHeld(requestShop<Cart>(`${cartPath}/details`, { method: 'PUT', body: typed })));
    },
    async saveDonation(amountMinor) {
      const body = { amountMinor };
      keep(await whileHeld(requestShop<Cart>(`${cartPath}/donation`, { method: 'PUT', body })));
    },
    async applyCode(code) {
      keep(await whileHeld(requestShop<Cart>(`${cartPath}/code`, { method: 'PUT', body: { code } })));
    },
    async keepCodes(codes) {
      keep(
        await whileHeld(requestShop<Cart>(`${cartPath}/paying-codes`, { method: 'PUT', body: { codes } })),
      );
    },
    async checkOut(method, termsHash) {
      const origin = { campaign: choices.campaign ?? embedding?.campaign, page: embedding?.page };
      const shown = timed && { fingerprint: timed.cart.fingerprint, dueMinor: dueOf(timed.cart) };
      const body = { method, origin, codePass, shown, ...(termsHash ? { termsHash } : {}) };
      const call = { method: 'POST', body } as const;
      try {
        const { redirectUrl } = await whileHeld(
          requestShop<{ redirectUrl: string }>(`${cartPath}/checkout`, call),
        );
        return redirectUrl;
      } catch (error) {
        if (isCodeMissing(error)) change({ codePass: null });
        // The cart holds the new price, or what another tab chose: it is shown before the visitor is asked again.
        const isOther = error instanceof RequestRefused && error.code === 'price-changed';
        if (isOther) adopt(await requestShop<Cart>(cartPath));
        throw error;
      }
    },
  };
}

/** What is left to pay after gift cards and vouchers. */
export const dueOf = ({ totals, codes }: Cart): number =>
  codes.reduce((rest, { amountMinor }) => rest - amountMinor, totals.totalMinor);

const ownTimesOf = ({ lines }: Cart): KeptChoices['ownTimes'] =>
  Object.fromEntries(
    lines.flatMap(({ ticketTypeId, ownTime }) => (ownTime ? [[ticketTypeId, ownTime.timeslotId]] : [])),
  );

/** The code that the visitor gave is not one of the channel any more: it is asked for again. */
const isCodeMissing = (error: unknown): boolean =>
  error instanceof RequestRefused && error.code === 'buyer-code-missing';

/** The visitor has no place in the waiting room, or it is not valid any more. */
export const isToWait = (error: unknown): error is RequestRefused =>
  error instanceof RequestRefused && error.code.startsWith('waiting-');

/** The cart with other places, or null when its time was up: then new places are taken. */
async function swapHold(
  cartPath: string,
  visit: WantedVisit,
  lines: readonly WantedLine[],
  isPresent: boolean,
): Promise<Cart | null> {
  try {
    const body = { ...visit, lines, isPresent };
    return await requestShop<Cart>(cartPath, { method: 'PUT', body });
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof RequestRefused && goneCodes.includes(error.code);
}

const goneCodes = ['cart-not-found', 'cart-expired'];
