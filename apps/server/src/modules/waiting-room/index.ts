export { askPlace } from './ask-place.ts';
export { countWaiting } from './count-waiting.repository.ts';
export { claimPlace } from './email/claim-place.ts';
export { leaveAddress } from './email/leave-address.ts';
export { hasToWait } from './has-to-wait.ts';
export { leaveLine } from './leave-line.ts';
export { offerOrderCount } from './order-count.ts';
export { type CartPass, lockCartPasses, passOfCart, type SentPlace, useCartPasses } from './pass-of-cart.ts';
