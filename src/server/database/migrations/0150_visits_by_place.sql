-- Somebody may be in two places on one day, and whoever sees only one of them must not stumble over the other.
drop index visits_once;
create unique index visits_once on visits (customer_id, contact_id, visited_at, location_id) nulls not distinct;

-- Of two that a place was all the difference between, one is left when both places are gone.
do $do$
begin
  execute replace(pg_get_functiondef('let_go_of_location()'::regprocedure), 'update visits set location_id = null',
    'delete from visits t where t.customer_id = old.customer_id and t.location_id = old.id and exists (
      select from visits s where s.customer_id = t.customer_id and s.contact_id = t.contact_id
        and s.visited_at = t.visited_at and s.location_id is null);
    update visits set location_id = null');
end $do$;
