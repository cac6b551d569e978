-- As before, but nobody takes up what waits for a customer that can only read: it is there once the customer is served again.
create or replace function find_stranded_replies(p_limit integer)
  returns table (customer_id uuid, review_id uuid, id uuid, state text, attempts integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select r.customer_id, r.review_id, r.id, r.state, r.attempts
    from replies r join customers c on c.id = r.customer_id
    where r.state in ('queued', 'sending', 'deleting')
      and greatest(r.updated_at, r.post_after) < now() - case
        when r.state = 'sending' and r.post_after is not null then interval '5 minutes' else interval '20 minutes' end
      and c.status in ('active', 'trialing')
    order by r.updated_at
    limit p_limit
  $$;

create or replace function find_stranded_disputes(p_limit integer)
  returns table (customer_id uuid, id uuid, filing_round integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select d.customer_id, d.id, d.filing_round
    from disputes d join customers c on c.id = d.customer_id
    where d.filing_state in ('queued', 'filing') and d.filing_moved_at < now() - interval '20 minutes'
      and c.status in ('active', 'trialing')
    order by d.filing_moved_at
    limit p_limit
  $$;

create or replace function find_customers_with_left_runs(p_after uuid, p_limit integer)
  returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    with recursive left_over as (
      (select r.customer_id, 1 as place from automation_runs r
       where r.outcome in ('waiting', 'drafting') and r.created_at < now() - interval '5 minutes' and r.customer_id > p_after
         and exists (select from customers c where c.id = r.customer_id and c.status in ('active', 'trialing'))
       order by r.customer_id limit 1)
      union all
      select next.customer_id, l.place + 1
      from left_over l cross join lateral (
        select r.customer_id from automation_runs r
        where r.outcome in ('waiting', 'drafting') and r.created_at < now() - interval '5 minutes' and r.customer_id > l.customer_id
          and exists (select from customers c where c.id = r.customer_id and c.status in ('active', 'trialing'))
        order by r.customer_id limit 1) next
      where l.place < p_limit)
    select customer_id from left_over
  $$;
