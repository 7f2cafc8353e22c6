import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the app ('/products'), without its mount. */
  to: string;
};

const LinkContext = createContext<ComponentType<LinkProps> | null>(null);

/** Gives the primitives the app's own link, so that they navigate without knowing its router. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext.Provider value={link}>{children}</LinkContext.Provider>;
}

/** A link to a page of the app. Middle click and the modifier keys open it elsewhere, as with any link. */
export function Link(props: LinkProps) {
  const AppLink = useContext(LinkContext);
  if (!AppLink) throw new Error('Link needs a LinkProvider above it');
  return <AppLink {...props} />;
}
