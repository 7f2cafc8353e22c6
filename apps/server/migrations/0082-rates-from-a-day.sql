-- What the platform charges begins on a day that an Admin chooses, and several changes can wait for their days
-- (insight-and-settings, decision 17). From now on the rate of a moment is the saved value that began last; the columns of
-- the client's row are what it began with, and are no longer written.
drop index client_setting_one_coming;
create unique index client_setting_one_coming on client_setting (client_id, subject)
  where settled_at is null and withdrawn_at is null and subject <> 'platform-rates';
create unique index client_setting_one_a_day on client_setting (client_id, subject, effective_at)
  where settled_at is null and withdrawn_at is null and subject = 'platform-rates';

-- Values that were saved before there was a rate of groups lack it.
update client_setting s set
  value = jsonb_build_object('platformServiceGroupsMinor', c.platform_service_groups_minor) || s.value,
  value_before = jsonb_build_object('platformServiceGroupsMinor', c.platform_service_groups_minor) || s.value_before
from client c
where c.id = s.client_id and s.subject = 'platform-rates'
  and not (s.value ? 'platformServiceGroupsMinor' and s.value_before ? 'platformServiceGroupsMinor');

-- What the form of a client said of groups: the rate has begun with it (migration 0045), and nothing else reads it.
alter table client drop column service_fee_groups_minor;

-- What visitors pay is the client's own value; none = the platform's rate of the moment (insight-and-settings,
-- decision 1). Clients that are here keep their values; a new one begins without.
alter table client
  alter column service_fee_online_minor drop not null,
  alter column service_fee_online_minor drop default,
  alter column service_fee_offline_minor drop not null,
  alter column service_fee_offline_minor drop default,
  alter column transaction_cost_online_minor drop not null,
  alter column transaction_cost_online_minor drop default,
  alter column transaction_cost_offline_minor drop not null,
  alter column transaction_cost_offline_minor drop default;
