import { sql } from 'kysely';

/**
 * The series whose codes a ticket type `t` takes, the oldest link first, with what is left of each; null = its tickets have
 * codes of their own. Archived and expired ones are left out.
 */
export const seriesOfType = sql`
    case when exists (select from barcode_series_type l where l.client_id = t.client_id and l.ticket_type_id = t.id
      and l.unlinked_at is null)
    then coalesce((
      select json_agg(json_build_object('id', s.id, 'left', c.capacity - c.held - c.sold,
        'validUntil', s.valid_until) order by l.linked_at, s.id)
      from barcode_series_type l
      join barcode_series s on s.client_id = l.client_id and s.id = l.series_id
      join counter c on c.client_id = s.client_id and c.owner_id = s.id and c.kind = 'barcode-series'
        and c.kind <> 'timeslot'
      where l.client_id = t.client_id and l.ticket_type_id = t.id and l.unlinked_at is null
        and s.archived_at is null and not s.removing
        and (s.valid_until is null or s.valid_until >= current_date - 1)), '[]'::json) end`;
