export { listOfferedWallets } from './offered-wallets.ts';
