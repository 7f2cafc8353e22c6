-- Invoices and credit notes: numbered without a gap, and never changed (product.md, section 15; decision 0150).

-- The next number of a client and year: taken in the issuing transaction, so that a rollback gives it back.
create table invoice_counter (
  client_id uuid not null references client,
  year smallint not null,
  last_sequence integer not null check (last_sequence > 0),
  primary key (client_id, year)
);
call protect_client_table('invoice_counter');

create table invoice (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  kind text not null check (kind in ('invoice', 'credit-note')),
  -- of the day of issue, by the client's clock
  year smallint not null,
  sequence integer not null check (sequence > 0),
  number text not null,
  -- the invoice that a credit note corrects
  credits_id uuid,
  issued_at timestamptz not null,
  issued_on date not null,
  language text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net_minor bigint not null,
  vat_minor bigint not null,
  total_minor bigint not null,
  lines jsonb not null,
  -- seller, date of supply, what was paid: nothing that is a person's
  facts jsonb not null,
  -- the buyer, sealed with a key of the invoice's own: the law keeps it when the person's key is erased
  billing bytea not null,
  person_key_id uuid not null,
  primary key (client_id, id),
  constraint invoice_sequence_key unique (client_id, year, sequence),
  constraint invoice_number_key unique (client_id, number),
  constraint invoice_year_of_issue check (year = extract(year from issued_on)),
  constraint invoice_credit_names_invoice check ((kind = 'credit-note') = (credits_id is not null)),
  constraint invoice_sign check (case kind when 'invoice' then total_minor >= 0 else total_minor <= 0 end),
  constraint invoice_adds_up check (net_minor + vat_minor = total_minor),
  foreign key (client_id, order_id) references orders,
  foreign key (client_id, credits_id) references invoice,
  foreign key (client_id, person_key_id) references person_key
);
create index invoice_order on invoice (client_id, order_id, id);
call protect_client_table('invoice');

-- Each number follows the one before it: a gap is impossible, whoever writes.
create function refuse_invoice_gap() returns trigger language plpgsql as $$
begin
  if new.sequence > 1 and not exists (select from invoice i
      where i.client_id = new.client_id and i.year = new.year and i.sequence = new.sequence - 1) then
    raise exception 'invoice % follows no other one', new.number
      using errcode = 'check_violation', constraint = 'invoice_without_gap';
  end if;
  return new;
end $$;
create trigger invoice_without_gap before insert on invoice
  for each row execute function refuse_invoice_gap();

create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice is never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger invoice_never_changed before update or delete or truncate on invoice
  for each statement execute function refuse_invoice_change();
revoke update, delete on invoice from foyer_app, foyer_worker;

-- Asked for before the order was paid: its invoice is issued once it is.
create table invoice_request (
  client_id uuid not null,
  order_id uuid not null,
  -- sealed with the key of the invoice
  billing bytea not null,
  person_key_id uuid not null,
  requested_at timestamptz not null,
  -- why the last try could not issue it
  refusal text,
  primary key (client_id, order_id),
  foreign key (client_id, order_id) references orders,
  foreign key (client_id, person_key_id) references person_key
);
call protect_client_table('invoice_request');
call let_worker_see_all('invoice_request');
