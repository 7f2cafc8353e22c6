-- A sales page sells on the website or at a kiosk (product.md, section 1): the cart keeps where it was begun, and its order
-- counts there. Carts of before are of the website.
alter table cart add column sales_point text not null default 'website'
  constraint cart_sales_point check (sales_point in ('website', 'kiosk'));
