-- Runs that have been under way for a while, over all customers: whether anybody still works on them is the queue's to say.
create function find_long_syncs(p_limit integer)
  returns table (customer_id uuid, run_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select r.customer_id, r.id from sync_runs r
    where r.state in ('queued', 'running') and coalesce(r.started_at, r.created_at) < now() - interval '5 minutes'
    order by r.created_at
    limit p_limit
  $$;
grant create on schema public to goodword_lookup;
alter function find_long_syncs(integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_long_syncs(integer) from public;
grant execute on function find_long_syncs(integer) to goodword_app;

-- Connections keep the plan by which they check a foreign key. One made while `reviews` was empty may go by an index that
-- reads every row of the customer, for each row that is added. Looking at the table once it has grown makes them plan anew;
-- from then on autovacuum does that. Only a table's owner may look.
create function measure_reviews() returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    if (select reltuples < 500 from pg_class where oid = 'reviews'::regclass) then
      analyze reviews, review_contents;
    end if;
  end $$;
revoke execute on function measure_reviews() from public;
grant execute on function measure_reviews() to goodword_app;

-- What is known of the customers that were there when a table was last looked at says nothing of one that came since: it
-- would be taken for one without rows, and its first sync would read all it has for each page. Without such knowledge every
-- customer is taken for one of many, and indexes that name the row go before those that name the customer alone.
alter table reviews alter column customer_id set statistics 0;
alter table review_contents alter column customer_id set statistics 0;
