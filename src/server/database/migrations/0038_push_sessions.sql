-- A browser is told for as long as its person is signed in there: with the session its subscription goes, however that ends.
-- Of those from before nobody knows which session they belong to; each browser says so the next time the product is opened in it.
alter table push_subscriptions no force row level security;
delete from push_subscriptions;
alter table push_subscriptions force row level security;
alter table push_subscriptions
  add column session_id uuid not null references auth.sessions (id) on delete cascade;
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- Whether a person of the current customer is still signed in there. One who only has not been seen for a while is: pushes are for
-- those who are away. One that has lasted as long as the customer's settings allow is over.
create function is_session_kept(p_session_id uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select exists (
      select from auth.sessions s
      join auth.users u on u.id = s.user_id and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
      left join customer_settings t on t.customer_id = current_customer()
      where s.id = p_session_id
        and s.created_at > now() - make_interval(days => coalesce((t.security ->> 'sessionMaxDays')::integer, 30)))
  $$;
grant create on schema public to goodword_lookup;
alter function is_session_kept(uuid) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function is_session_kept(uuid) from public;
grant execute on function is_session_kept(uuid) to goodword_app;
