-- Who sold an order at a desk: a sales partner sees his own sales and no others. An account that is deleted leaves its
-- sales to the client.
alter table orders add column seller_account_id uuid;
alter table orders add foreign key (client_id, seller_account_id)
  references account (client_id, id) on delete set null (seller_account_id);
create index orders_by_seller on orders (client_id, seller_account_id, created_at, id)
  where seller_account_id is not null;
