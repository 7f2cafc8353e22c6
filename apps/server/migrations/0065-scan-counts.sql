-- How many came in and are inside, kept beside the scans: each answer of a gate shows them (decision 0237). A quarter of an
-- hour begins at the same moments in every time zone, so that a day of any zone is the sum of its quarters.
create table scan_count (
  client_id uuid not null references client,
  quarter_at timestamptz not null,
  -- first valid entries of a day
  entries integer not null,
  -- entries less exits; below zero where a visitor came in earlier
  inside integer not null,
  primary key (client_id, quarter_at)
);
call protect_client_table('scan_count');

-- One statement for all scans of a statement, in the order of the quarters, so that no two of them wait for each other.
create function count_scans() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into scan_count as c (client_id, quarter_at, entries, inside)
      select client_id, date_bin('15 minutes', at, 'epoch'), count(*) filter (where first_entry),
        sum(case direction when 'in' then 1 else -1 end)
      from added where verdict = 'valid' group by 1, 2 order by 1, 2
      on conflict (client_id, quarter_at) do update set entries = c.entries + excluded.entries, inside = c.inside + excluded.inside;
    return null;
  end if;
  insert into scan_count as c (client_id, quarter_at, entries, inside)
    select client_id, date_bin('15 minutes', at, 'epoch'), coalesce(sum(sign) filter (where first_entry), 0),
      sum(case direction when 'in' then sign else -sign end)
    from (select client_id, at, first_entry, direction, verdict, 1 as sign from added union all
      select client_id, at, first_entry, direction, verdict, -1 from gone) as changed
    where verdict = 'valid' group by 1, 2 order by 1, 2
    on conflict (client_id, quarter_at) do update set entries = c.entries + excluded.entries, inside = c.inside + excluded.inside;
  return null;
end $$;
create trigger scan_counted after insert on scan
  referencing new table as added for each statement execute function count_scans();
create trigger scan_counted_again after update on scan
  referencing old table as gone new table as added for each statement execute function count_scans();

insert into scan_count (client_id, quarter_at, entries, inside)
  select client_id, date_bin('15 minutes', at, 'epoch'), count(*) filter (where first_entry),
    sum(case direction when 'in' then 1 else -1 end)
  from scan where verdict = 'valid' group by 1, 2;
