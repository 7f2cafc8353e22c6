-- The list of orders by their visit, and by the title of a discount code, is read off an index (decision 0172). Under
-- row-level security no index on an expression narrows a page, so both are columns.
alter table orders add column visit_at timestamp not null
  generated always as (coalesce(visit_date + coalesce(visit_time, '00:00'), '-infinity')) stored;
create index orders_by_visit on orders (client_id, visit_at desc, id desc);
-- A line has one discount code at most.
alter table order_line add column discount_title text
  generated always as (jsonb_path_query_first(price_steps, '$[*] ? (@.kind == "discount-code").title') #>> '{}') stored;
create index order_line_discount on order_line (client_id, discount_title, order_id) where discount_title is not null;
