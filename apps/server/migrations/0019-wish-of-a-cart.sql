-- SHA-256 of the request that took the cart: the same idempotency key with another request is refused. A cart keeps it when
-- its lines are changed later. Null for carts of earlier versions, which live for hours.
alter table cart add wish_hash bytea check (length(wish_hash) = 32);
