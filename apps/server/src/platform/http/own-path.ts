/**
 * The path of an address of this server; another one's stays whole. A browser that came by a second name, such as the
 * machine's number on the local network, so stays with that name.
 */
export function ownPath(url: string, publicUrl: string): string {
  return url.startsWith(`${publicUrl}/`) ? url.slice(new URL(publicUrl).origin.length) : url;
}
