-- Who a session belongs to, as before, and now also: whether the person still owes a second factor, when they were last
-- seen, and how long they may be away. A session that was left alone too long, or is too old, is no session.
drop function find_session_owner(uuid, uuid);
create function find_session_owner(p_session_id uuid, p_user_id uuid)
  returns table (
    email text, customer_id uuid, member_id uuid, member_name text, member_language text, role text,
    customer_status text, admin_role text, admin_name text, admin_language text, last_seen_at timestamptz,
    timeout_minutes integer, owes_factor boolean
  )
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select * from (
      select u.email, c.id, m.id as member_id, m.name as member_name, m.language as member_language, m.role,
        c.status, a.role as admin_role, a.name as admin_name, a.language as admin_language, s.last_seen_at,
        coalesce((t.security ->> 'sessionTimeout')::integer, case when c.id is null then 720 else 30 end) as timeout_minutes,
        s.aal = 'aal1' and exists (
          select from auth.factors f where f.user_id = u.id and f.status = 'verified') as owes_factor
      from auth.sessions s
      join auth.users u on u.id = s.user_id
      left join team_members m on m.user_id = u.id and m.status = 'active'
      left join customers c on c.id = m.customer_id
      left join customer_settings t on t.customer_id = c.id
      left join admin_users a on a.user_id = u.id
      where s.id = p_session_id and s.user_id = p_user_id and u.deleted_at is null
        and (u.banned_until is null or u.banned_until < now())
        and s.created_at > now() - make_interval(days => coalesce((t.security ->> 'sessionMaxDays')::integer, 30))
    ) found
    where found.last_seen_at > now() - make_interval(mins => found.timeout_minutes)
  $$;

-- The person did something. At most once a minute, as the caller sees to.
create function touch_session(p_session_id uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$ update auth.sessions set last_seen_at = now() where id = p_session_id $$;

-- How long a person's sessions last, for the auth service. No row: the person belongs to no customer.
create function find_session_limits_of_user(p_user_id uuid)
  returns table (timeout_minutes integer, max_days integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select coalesce((t.security ->> 'sessionTimeout')::integer, 30), coalesce((t.security ->> 'sessionMaxDays')::integer, 30)
    from team_members m left join customer_settings t on t.customer_id = m.customer_id
    where m.user_id = p_user_id and m.status = 'active'
  $$;

-- The language a person has chosen, for their mails.
create function find_language_of_user(p_user_id uuid) returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select coalesce(
      (select m.language from team_members m where m.user_id = p_user_id),
      (select a.language from admin_users a where a.user_id = p_user_id))
  $$;

-- Whether a person owns their customer, for the auth service.
create function is_customer_owner(p_user_id uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select exists (
    select from team_members m where m.user_id = p_user_id and m.role = 'owner' and m.status = 'active') $$;

-- Invitations that wait for the owner of an address, whichever customer they come from.
create function find_invitations_for(p_email text)
  returns table (
    customer_id uuid, member_id uuid, company_name text, role text, invited_by text, invitation_expires_at timestamptz
  )
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select c.id, m.id, c.company_name, m.role, m.invited_by, m.invitation_expires_at
    from team_members m join customers c on c.id = m.customer_id
    where m.email = lower(p_email) and m.status = 'invited' and m.user_id is null and m.invitation_expires_at > now()
    order by m.invited_at desc
  $$;

grant select (user_id, status) on auth.factors to goodword_lookup;
grant update (last_seen_at) on auth.sessions to goodword_lookup;

grant create on schema public to goodword_lookup;
alter function find_session_owner(uuid, uuid) owner to goodword_lookup;
alter function touch_session(uuid) owner to goodword_lookup;
alter function find_session_limits_of_user(uuid) owner to goodword_lookup;
alter function find_language_of_user(uuid) owner to goodword_lookup;
alter function is_customer_owner(uuid) owner to goodword_lookup;
alter function find_invitations_for(text) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;

revoke execute on function find_session_owner(uuid, uuid), touch_session(uuid), find_session_limits_of_user(uuid),
  find_language_of_user(uuid), is_customer_owner(uuid), find_invitations_for(text) from public;
grant execute on function find_session_owner(uuid, uuid), touch_session(uuid) to goodword_app;
grant execute on function find_session_limits_of_user(uuid), find_language_of_user(uuid), is_customer_owner(uuid),
  find_invitations_for(text) to goodword_auth;

-- Finds them by the address they were sent to.
create index team_members_invited on team_members (email) where status = 'invited';

-- As before, and now also what sign-ins leave behind: flows and challenges after a day, addresses in the trail after a
-- month, the trail itself after a year.
create or replace function prune_expired() returns integer
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
      select ctid from rate_limits where window_at < now() - interval '2 hours' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from mail_outbox where ctid in (
      select ctid from mail_outbox where settled_at < now() - interval '30 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from sms_outbox where ctid in (
      select ctid from sms_outbox where settled_at < now() - interval '30 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from contact_messages where ctid in (
      select ctid from contact_messages where created_at < now() - interval '365 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from auth.sessions where ctid in (
      select ctid from auth.sessions where refreshed_at < now() - interval '30 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from auth.flow_states where ctid in (
      select ctid from auth.flow_states where created_at < now() - interval '2 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from auth.factor_challenges where ctid in (
      select ctid from auth.factor_challenges where created_at < now() - interval '1 day' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    delete from auth.audit_events where ctid in (
      select ctid from auth.audit_events where created_at < now() - interval '365 days' limit 5000);
    get diagnostics part = row_count;
    gone := gone + part;
    update auth.audit_events set ip = null, user_agent = null where ctid in (
      select ctid from auth.audit_events
      where created_at < now() - interval '30 days' and (ip is not null or user_agent is not null) limit 5000);
    get diagnostics part = row_count;
    return gone + part;
  end $$;

grant select, delete on auth.flow_states, auth.factor_challenges, auth.audit_events to goodword_janitor;
grant update (ip, user_agent) on auth.audit_events to goodword_janitor;
