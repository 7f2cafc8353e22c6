import type { Module } from './modules.ts';

/** What the platform itself has, outside every client: the menu of Admins and what they keep for all clients. */
const platformModules: readonly Module[] = [
  'clients',
  'gebruikers',
  'menu-rights',
  'administratie',
  'settings',
  'message-queue',
  'new-settings',
  'audit-log',
  'templates',
];

/** Whether an Admin can open the module without working in a client. */
export function isPlatformModule(module: Module): boolean {
  return platformModules.includes(module);
}
