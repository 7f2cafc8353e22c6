import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Names files of the build in the head of the page, with their styles: the first script chooses what is fetched, and
 * waits for them whichever way it chooses.
 */
export function preloadedByPage(names: readonly string[]): Plugin {
  return {
    name: 'preloaded-by-page',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] => {
        if (!bundle) return [];
        return names.flatMap((name) => {
          const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
          if (chunk?.type !== 'chunk') throw new Error(`The build has no file named ${name}`);
          const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
          return [
            linkTo('modulepreload', chunk.fileName),
            ...styles.map((href) => linkTo('stylesheet', href)),
          ];
        });
      },
    },
  };
}

function linkTo(rel: string, file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/ui/build/${file}` }, injectTo: 'head' };
}
