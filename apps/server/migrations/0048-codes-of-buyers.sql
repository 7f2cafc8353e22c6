-- How often the code of a channel was used (decision 0204): by keyed digest, like the addresses of its buyers.
alter table order_mark
  drop constraint order_mark_kind_check,
  add constraint order_mark_kind_check check (kind in ('email', 'network', 'channel-email', 'channel-code'));
