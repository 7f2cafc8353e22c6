-- A cart is written three times on its way to an order, a payment twice. Where a row's new version finds room beside the
-- old one and no index names what changed, no index is written again: a cart's two changes cost the database an eighth
-- of what they did, and of the log a fifth (docs/performance.md).
alter table cart set (fillfactor = 45);
alter table payment set (fillfactor = 60);

-- The cart of an order is found by the hold that both name, which no change of the cart that keeps its order touches.
drop index cart_order;
create index cart_hold on cart (client_id, hold_id);

-- A secret is derived from the cart's id: no two carts have the same. One index finds it, in its client and in all.
alter table cart drop constraint cart_secret_key;
drop index cart_secret_hash;
create index cart_secret on cart (secret_hash, client_id);
