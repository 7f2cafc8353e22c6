-- Scans are kept for ever: the gate's log and what is counted of it never lose one. They are changed by settling and undoing alone.
create function refuse_scan_removal() returns trigger language plpgsql as $$
begin
  raise exception 'scans are only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger scan_only_added before delete or truncate on scan
  for each statement execute function refuse_scan_removal();
revoke delete on scan from foyer_app, foyer_worker;

-- Scans that a device took back before they came in: [{sequence, at}].
alter table device add column undos_ahead jsonb not null default '[]';
