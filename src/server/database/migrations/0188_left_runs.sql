-- Customers with reviews that rules should have met some minutes ago: whoever was to do it has given up.
create function find_customers_with_left_runs(p_after uuid, p_limit integer)
  returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    with recursive left_over as (
      (select r.customer_id, 1 as place from automation_runs r
       where r.outcome in ('waiting', 'drafting') and r.created_at < now() - interval '5 minutes' and r.customer_id > p_after
       order by r.customer_id limit 1)
      union all
      select next.customer_id, l.place + 1
      from left_over l cross join lateral (
        select r.customer_id from automation_runs r
        where r.outcome in ('waiting', 'drafting') and r.created_at < now() - interval '5 minutes' and r.customer_id > l.customer_id
        order by r.customer_id limit 1) next
      where l.place < p_limit)
    select customer_id from left_over
  $$;
create policy lookup on automation_runs for select to goodword_lookup using (true);
grant select on automation_runs to goodword_lookup;
grant create on schema public to goodword_lookup;
alter function find_customers_with_left_runs(uuid, integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_customers_with_left_runs(uuid, integer) from public;
grant execute on function find_customers_with_left_runs(uuid, integer) to goodword_app;
