-- What must be found before the customer is known. Each function here runs as goodword_lookup, which no process can
-- sign in as and which may only read. This file is the whole list of ways around row-level security.
create policy lookup on customers for select to goodword_lookup using (true);
create policy lookup on team_members for select to goodword_lookup using (true);
create policy lookup on customer_settings for select to goodword_lookup using (true);

-- Who a session belongs to: the person, their place in a customer, their administrator role. No row: no such session.
create function find_session_owner(p_session_id uuid, p_user_id uuid)
  returns table (
    email text, customer_id uuid, member_id uuid, member_name text, member_language text, role text,
    customer_status text, admin_role text, admin_name text, admin_language text
  )
  language sql stable security definer set search_path = pg_catalog, public
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
  language sql stable security definer set search_path = pg_catalog, public
  as $$ select m.customer_id, m.id, m.name from team_members m where m.user_id = p_user_id and m.status = 'active' $$;

-- Whether the product has any customer or administrator yet; decides whether the demo workspace is made.
create function is_installation_empty() returns boolean
  language sql stable security definer set search_path = pg_catalog, public
  as $$ select not exists (select from customers) and not exists (select from admin_users) $$;

grant create on schema public to goodword_lookup;
alter function find_session_owner(uuid, uuid) owner to goodword_lookup;
alter function find_customer_of_user(uuid) owner to goodword_lookup;
alter function is_installation_empty() owner to goodword_lookup;
revoke create on schema public from goodword_lookup;

revoke execute on function find_session_owner(uuid, uuid), find_customer_of_user(uuid), is_installation_empty() from public;
grant execute on function find_session_owner(uuid, uuid) to goodword_app;
grant execute on function find_customer_of_user(uuid), is_installation_empty() to goodword_auth;

-- Old rows of every customer go at once, by age and nothing else. Its owner, goodword_janitor, cannot sign in either.
create function prune_expired(
    p_events_before timestamptz, p_keys_before timestamptz, p_mails_before timestamptz, p_messages_before timestamptz
  ) returns void
  language sql security definer set search_path = pg_catalog, public
  as $$
    delete from live_events where created_at < p_events_before;
    delete from idempotency_keys where created_at < p_keys_before;
    delete from rate_limits where window_at < now() - interval '1 hour';
    delete from mail_outbox where settled_at < p_mails_before;
    delete from contact_messages where created_at < p_messages_before;
  $$;

grant usage on schema public to goodword_janitor;
grant select, delete on live_events, idempotency_keys, rate_limits, mail_outbox, contact_messages to goodword_janitor;
create policy janitor on live_events to goodword_janitor using (true);
create policy janitor on idempotency_keys to goodword_janitor using (true);

grant create on schema public to goodword_janitor;
alter function prune_expired(timestamptz, timestamptz, timestamptz, timestamptz) owner to goodword_janitor;
revoke create on schema public from goodword_janitor;
revoke execute on function prune_expired(timestamptz, timestamptz, timestamptz, timestamptz) from public;
grant execute on function prune_expired(timestamptz, timestamptz, timestamptz, timestamptz) to goodword_app;
