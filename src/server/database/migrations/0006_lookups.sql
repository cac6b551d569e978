-- What must be done across customers or before the customer is known. Each function runs as a role that no process can
-- sign in as: goodword_lookup, which only reads, and goodword_janitor, which removes what is old. Together with the
-- admin_reads policies this is the whole list of ways around row-level security.
create policy lookup on customers for select to goodword_lookup using (true);
create policy lookup on team_members for select to goodword_lookup using (true);
create policy lookup on customer_settings for select to goodword_lookup using (true);

-- Who a session belongs to: the person, their place in a customer, their administrator role. No row: no such session.
create function find_session_owner(p_session_id uuid, p_user_id uuid)
  returns table (
    email text, customer_id uuid, member_id uuid, member_name text, member_language text, role text,
    customer_status text, admin_role text, admin_name text, admin_language text
  )
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select u.email, c.id, m.id, m.name, m.language, m.role, c.status, a.role, a.name, a.language
    from auth.sessions s
    join auth.users u on u.id = s.user_id
    left join team_members m on m.user_id = u.id and m.status = 'active'
    left join customers c on c.id = m.customer_id
    left join admin_users a on a.user_id = u.id
    where s.id = p_session_id and s.user_id = p_user_id and (u.banned_until is null or u.banned_until < now())
  $$;

-- The customer a person signs in to, for the auth service.
create function find_customer_of_user(p_user_id uuid)
  returns table (customer_id uuid, member_id uuid, member_name text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select m.customer_id, m.id, m.name from team_members m where m.user_id = p_user_id and m.status = 'active' $$;

-- Whether the product has any customer or administrator yet; decides whether the demo workspace is made.
create function is_installation_empty() returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select not exists (select from customers) and not exists (select from admin_users) $$;

grant create on schema public to goodword_lookup;
alter function find_session_owner(uuid, uuid) owner to goodword_lookup;
alter function find_customer_of_user(uuid) owner to goodword_lookup;
alter function is_installation_empty() owner to goodword_lookup;
revoke create on schema public from goodword_lookup;

revoke execute on function find_session_owner(uuid, uuid), find_customer_of_user(uuid), is_installation_empty() from public;
grant execute on function find_session_owner(uuid, uuid) to goodword_app;
grant execute on function find_customer_of_user(uuid), is_installation_empty() to goodword_auth;

-- Old rows of every customer go by age and nothing else, some at a time; answers how many went. How long each is kept is
-- said here alone. Its owner, goodword_janitor, cannot sign in either.
create function prune_expired() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer := 0;
    part integer;
  begin
    delete from live_events where ctid in (
      select ctid from live_events where created_at < now() - interval '2 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from idempotency_keys where ctid in (
      select ctid from idempotency_keys where created_at < now() - interval '7 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from rate_limits where ctid in (
      select ctid from rate_limits where window_at < now() - interval '1 hour' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from mail_outbox where ctid in (
      select ctid from mail_outbox where settled_at < now() - interval '30 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from contact_messages where ctid in (
      select ctid from contact_messages where created_at < now() - interval '365 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from auth.sessions where ctid in (
      select ctid from auth.sessions where refreshed_at < now() - interval '30 days' limit 5000);
    get diagnostics part = row_count;
    return gone + part;
  end $$;

grant usage on schema public, auth to goodword_janitor;
grant select, delete on live_events, idempotency_keys, rate_limits, mail_outbox, contact_messages to goodword_janitor;
grant select, delete on auth.sessions to goodword_janitor;
create policy janitor on live_events to goodword_janitor using (true);
create policy janitor on idempotency_keys to goodword_janitor using (true);

grant create on schema public to goodword_janitor;
alter function prune_expired() owner to goodword_janitor;
revoke create on schema public from goodword_janitor;
revoke execute on function prune_expired() from public;
grant execute on function prune_expired() to goodword_app;
