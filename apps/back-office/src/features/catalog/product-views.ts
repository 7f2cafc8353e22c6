/** The list's own views, and the states of products that each shows. */
export const productViews = {
  all: ['active', 'draft'],
  active: ['active'],
  draft: ['draft'],
  archived: ['archived'],
} as const;

export type ProductView = keyof typeof productViews;

export function isProductView(name: string | undefined): name is ProductView {
  return name !== undefined && Object.hasOwn(productViews, name);
}
