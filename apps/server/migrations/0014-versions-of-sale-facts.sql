-- What decides whether something is for sale, apart from how many places are taken, changes seldom: processes cache it
-- (decision 0044). A transaction that changes some of it inserts a version token here; what was read is valid as long
-- as the client's tokens are the same. The transaction deletes older tokens with SKIP LOCKED, so that writers never
-- block each other.
create table sale_facts_mark (
  client_id uuid not null,
  id uuid not null default gen_random_uuid(),
  primary key (client_id, id)
);
call protect_client_table('sale_facts_mark');

create function mark_sale_facts_of(of_client uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- one token for a whole transaction: all of it becomes visible at once
  if current_setting('app.sale_facts_marked', true) = of_client::text then
    return;
  end if;
  delete from sale_facts_mark where client_id = of_client and id in (
    select id from sale_facts_mark where client_id = of_client for update skip locked);
  insert into sale_facts_mark (client_id) values (of_client);
  perform set_config('app.sale_facts_marked', of_client::text, true);
end $$;

create function mark_sale_facts() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_client uuid := nullif(current_setting('app.client_id', true), '');
begin
  if of_client is not null then
    perform mark_sale_facts_of(of_client);
  else
    -- the owner mends rows of any client
    perform mark_sale_facts_of(id) from client;
  end if;
  return null;
end $$;

-- An Admin changes a client from outside it.
create function mark_sale_facts_of_row() returns trigger language plpgsql as $$
begin
  perform mark_sale_facts_of(new.id);
  return null;
end $$;
create trigger sale_facts_changed after update on client
  for each row execute function mark_sale_facts_of_row();

-- Only the limit of a counter is such a fact. What is held and sold of it is read for every answer.
create trigger sale_facts_changed after update of capacity on counter
  for each statement execute function mark_sale_facts();

do $$
declare
  name text;
begin
  foreach name in array array['calendar', 'calendar_ticket_group', 'client_setting', 'closed_day', 'closure', 'content',
    'event', 'event_exception', 'location', 'opening_hours', 'pricing_rule', 'pricing_rule_value', 'product',
    'product_channel', 'product_location', 'product_opening_hours', 'ticket_group', 'ticket_group_day', 'ticket_type',
    'ticket_type_sales_point', 'timeslot']
  loop
    execute format('create trigger sale_facts_changed after insert or update or delete on %I
      for each statement execute function mark_sale_facts()', name);
  end loop;
end $$;
