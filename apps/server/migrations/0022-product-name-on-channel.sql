-- What a product is called on one channel (specification 001, section 3: "name on channel"); '' = its title.
alter table product_channel
  add column name_on_channel text not null default '' check (length(name_on_channel) <= 100);
