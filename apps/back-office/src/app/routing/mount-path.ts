/** The path of the back office on its host; `/new-cms` is the other name of the same place. */
export const mount = '/cms';
const newScreenPrefix = '/new-cms';

/** '/products' as the browser sees it: '/cms/products'. */
export function mountPath(path: string): string {
  return path === '/' ? `${mount}/` : `${mount}${path}`;
}

/** '/cms/products' and '/new-cms/products' as the app sees them: '/products'. */
export function unmountPath(path: string): string {
  for (const prefix of [mount, newScreenPrefix]) {
    if (path === prefix) return '/';
    if (path.startsWith(`${prefix}/`)) return path.slice(prefix.length);
    if (path.startsWith(`${prefix}?`) || path.startsWith(`${prefix}#`))
      return `/${path.slice(prefix.length)}`;
  }
  return path;
}
