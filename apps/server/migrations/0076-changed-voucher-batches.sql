-- Gates keep of a voucher what its batch says: whether it is for gates, and when. One moment in the batch, not one in each
-- of up to 100,000 vouchers, says that they are to be sent again. null = as it was made.
alter table voucher_batch add column changed_at timestamptz;
create index voucher_batch_changed on voucher_batch (client_id, changed_at) where changed_at is not null;

-- What was changed earlier has not reached the gates.
update voucher_batch set changed_at = clock_timestamp() where version > 1;

create trigger voucher_batch_changed_for_gates before update on voucher_batch
  for each row when ((old.at_gate or new.at_gate)
    and (old.at_gate, old.valid_from, old.valid_until) is distinct from (new.at_gate, new.valid_from, new.valid_until))
  execute function note_change_for_gates();
