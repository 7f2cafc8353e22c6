-- By which campaign a visitor came to an order, and on which page of the client's own sites it was bought: for statistics,
-- and for the way back from a payment page. Only of orders that have one (decision 0180).
create table order_origin (
  client_id uuid not null,
  order_id uuid not null,
  campaign text check (length(campaign) between 1 and 100),
  page text check (page ~ '^https://' and length(page) <= 500),
  primary key (client_id, order_id),
  foreign key (client_id, order_id) references orders,
  constraint order_origin_said check (campaign is not null or page is not null)
);
create index order_origin_campaign on order_origin (client_id, campaign) where campaign is not null;
call protect_client_table('order_origin');
call let_worker_see_all('order_origin');
