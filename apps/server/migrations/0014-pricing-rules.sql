-- Pricing rules (product.md, section 4): they belong to one ticket group and hold one value per ticket type. The one
-- created last applies, which is what `sequence` says; editing keeps it.

create table pricing_rule (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  ticket_group_id uuid not null,
  name text not null check (length(name) between 1 and 100),
  kind text not null check (kind in ('mutation', 'substitute')),
  from_date date not null,
  until_date date not null,
  -- 1 = Monday
  weekdays smallint[] not null,
  active boolean not null default true,
  sequence integer not null,
  -- raised by every change, so that nobody writes over what he has not seen
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, ticket_group_id) references ticket_group on delete cascade,
  constraint pricing_rule_end_after_start check (until_date >= from_date),
  constraint pricing_rule_weekdays check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  constraint pricing_rule_sequence_key unique (client_id, ticket_group_id, sequence)
);
call protect_client_table('pricing_rule');

-- No row for a ticket type = the rule does not match it.
create table pricing_rule_value (
  client_id uuid not null,
  pricing_rule_id uuid not null,
  ticket_type_id uuid not null,
  amount_minor integer,
  basis_points integer,
  primary key (client_id, pricing_rule_id, ticket_type_id),
  foreign key (client_id, pricing_rule_id) references pricing_rule on delete cascade,
  constraint pricing_rule_value_ticket_type_fkey
    foreign key (client_id, ticket_type_id) references ticket_type on delete cascade,
  constraint pricing_rule_value_one check (num_nonnulls(amount_minor, basis_points) = 1)
);
create index pricing_rule_value_ticket_type on pricing_rule_value (client_id, ticket_type_id);
call protect_client_table('pricing_rule_value');
