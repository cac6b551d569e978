-- A remembered session lasts for 30 days after its last use, however long ago it began; the days that end every session hold for
-- the others, and for the remembered where the customer treats them alike.
create or replace function find_session_owner(p_session_id uuid, p_user_id uuid, p_customer_id uuid)
  returns table (
    email text, last_seen_at timestamptz, owes_factor boolean, admin_role text, admin_name text, admin_language text,
    customer_id uuid, member_id uuid, member_name text, member_language text, role text, customer_status text,
    customer_tier text, timeout_minutes integer
  )
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_started_at timestamptz;
    v_is_remembered boolean;
    v_lasts_with_use boolean;
    v_customer uuid;
    v_security jsonb;
  begin
    select u.email, s.last_seen_at, s.created_at, s.is_remembered, s.aal = 'aal1' and exists (
        select from auth.factors f where f.user_id = u.id and f.status = 'verified'), a.role, a.name, a.language
      into email, last_seen_at, v_started_at, v_is_remembered, owes_factor, admin_role, admin_name, admin_language
      from auth.sessions s join auth.users u on u.id = s.user_id left join admin_users a on a.user_id = u.id
      where s.id = p_session_id and s.user_id = p_user_id and u.deleted_at is null
        and (u.banned_until is null or u.banned_until < now());
    if not found then return; end if;
    for v_customer in
      select d.customer_id from directory.memberships d
      where d.user_id = p_user_id and (p_customer_id is null or d.customer_id = p_customer_id)
      order by d.used_at desc, d.customer_id
    loop
      select c.id, m.id, m.name, m.language, m.role, c.status, c.subscription_tier, t.security
        into customer_id, member_id, member_name, member_language, role, customer_status, customer_tier, v_security
        from team_members m join customers c on c.id = m.customer_id
        left join customer_settings t on t.customer_id = m.customer_id
        where m.customer_id = v_customer and m.user_id = p_user_id and m.status = 'active';
      exit when found;
    end loop;
    v_lasts_with_use := v_is_remembered and customer_id is not null
      and not coalesce((v_security ->> 'isTimeoutForRemembered')::boolean, false);
    timeout_minutes := case
      when customer_id is null then 720
      when v_lasts_with_use then 43200
      else coalesce((v_security ->> 'sessionTimeout')::integer, 30) end;
    if last_seen_at > now() - make_interval(mins => timeout_minutes)
      and (v_lasts_with_use
        or v_started_at > now() - make_interval(days => coalesce((v_security ->> 'sessionMaxDays')::integer, 30))) then
      return next;
    end if;
  end $$;

create or replace function find_kept_sessions(p_session_ids uuid[]) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_max_days integer;
    v_are_alike boolean;
  begin
    select (t.security ->> 'sessionMaxDays')::integer, (t.security ->> 'isTimeoutForRemembered')::boolean
      into v_max_days, v_are_alike from customer_settings t where t.customer_id = current_customer();
    return query
      select s.id from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = any(p_session_ids) and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
        and case when s.is_remembered and not coalesce(v_are_alike, false)
          then s.last_seen_at > now() - interval '30 days'
          else s.created_at > now() - make_interval(days => coalesce(v_max_days, 30)) end;
  end $$;
