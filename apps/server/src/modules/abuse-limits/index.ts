export { type BotProof, readBotProof } from './bot-challenge.ts';
export { type JudgedOrder, type Judgement, judgeOrders } from './judge-orders.ts';
export { keepProven } from './keep-proven.ts';
export { refuseAddress } from './refuse-address.ts';
export type { RestrictedOrder } from './restrict-to-channel.ts';
export { type CodeSent, sendSmsCode } from './sms/send-code.ts';
export { trySmsCode } from './sms/try-code.ts';
