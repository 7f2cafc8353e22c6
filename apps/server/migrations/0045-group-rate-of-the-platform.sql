-- What the platform charges a client for each ticket of a group: begins as the fee that the Admin gave it, as the other
-- rates did (decision 0160).
alter table client add column platform_service_groups_minor integer not null default 0
  check (platform_service_groups_minor >= 0);
update client set platform_service_groups_minor = service_fee_groups_minor;
-- A change that still waits for its midnight says it too.
update client_setting s set value = s.value
    || jsonb_build_object('platformServiceGroupsMinor', c.platform_service_groups_minor)
  from client c
  where c.id = s.client_id and s.subject = 'platform-rates' and s.settled_at is null and s.withdrawn_at is null;
