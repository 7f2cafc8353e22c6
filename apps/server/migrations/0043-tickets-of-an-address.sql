-- How many tickets of a channel one email address has (product.md, section 5: restrictions). These marks count for as long
-- as the channel limits them, and are kept for 400 days.
alter table order_mark
  add column tickets integer not null default 0 check (tickets >= 0),
  drop constraint order_mark_kind_check,
  add constraint order_mark_kind_check check (kind in ('email', 'network', 'channel-email'));
