import { builtPage } from '../../platform/http/pages/built-page.ts';

/** The page of the screens, as it was built. */
export const screenDist = new URL('../../../../screen/dist/', import.meta.url);

const readScript = builtPage(
  new URL('index.html', screenDist),
  (html) => /<script[^>]* src="[^"]*\/([^"/]+)"/.exec(html)?.[1] ?? '',
);

/** The name of the page's script, which changes with every build of it; '' = it was not built yet. */
export async function readScreenBuild(): Promise<string> {
  return (await readScript()) ?? '';
}
