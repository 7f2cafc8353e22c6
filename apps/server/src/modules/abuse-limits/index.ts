export { type JudgedOrder, type Judgement, judgeOrders } from './judge-orders.ts';
