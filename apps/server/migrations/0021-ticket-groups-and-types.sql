-- What a ticket group and a ticket type must never be (specification 001, sections 3 and 5; decision 0026).

alter table ticket_group
  add constraint ticket_group_kind_validity check (
    case kind
      when 'fixed date' then valid_from is not null and valid_until = valid_from
      when 'period' then valid_from is not null and valid_until is not null
      else true
    end) not valid,
  add constraint ticket_group_previsit_mail check
    (not previsit_mail_on or (previsit_days is not null and previsit_at is not null)),
  add constraint ticket_group_aftervisit_mail check
    (not aftervisit_mail_on or (aftervisit_days is not null and aftervisit_at is not null));

alter table ticket_type
  add column version integer not null default 1,
  add constraint ticket_type_validity check (
    case
      when validity_kind in ('after ticket date', 'after purchase date')
        then validity_days is not null and validity_until is null
      when validity_kind = 'until selected date' then validity_until is not null and validity_days is null
      else validity_days is null and validity_until is null
    end),
  add constraint ticket_type_scan_limits check (total_scan_limit >= daily_scan_limit),
  add constraint ticket_type_blocks_for_a_duration check
    (not blocks_other_timeslots or duration_minutes is not null) not valid,
  add constraint ticket_type_article_code check (length(article_code) <= 50) not valid;
