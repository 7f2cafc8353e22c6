export { type BotProof, readBotProof } from './bot-challenge.ts';
export { type JudgedOrder, type Judgement, judgeOrders } from './judge-orders.ts';
export { keepProven } from './keep-proven.ts';
