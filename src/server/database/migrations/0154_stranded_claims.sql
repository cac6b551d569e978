-- As before; but a call that must have ended five minutes ago is nobody's any more: whoever claimed it was killed, and no job came back.
create or replace function find_stranded_replies(p_limit integer)
  returns table (customer_id uuid, review_id uuid, id uuid, state text, attempts integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select r.customer_id, r.review_id, r.id, r.state, r.attempts from replies r
    where r.state in ('queued', 'sending', 'deleting')
      and greatest(r.updated_at, r.post_after) < now() - case
        when r.state = 'sending' and r.post_after is not null then interval '5 minutes' else interval '20 minutes' end
    order by r.updated_at
    limit p_limit
  $$;
