-- Whether a remembered session lasts with use is said outright: its minutes may be those of a timeout that is as long.
drop function find_memberships(uuid);
create function find_memberships(p_user_id uuid)
  returns table (
    customer_id uuid, member_id uuid, member_name text, language text, role text, is_active boolean, company_name text,
    timeout_minutes integer, remembered_minutes integer, max_days integer, lasts_with_use boolean
  )
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer uuid;
  begin
    for v_customer in
      select d.customer_id from directory.memberships d where d.user_id = p_user_id order by d.used_at desc, d.customer_id
    loop
      return query
        select c.id, m.id, m.name, m.language, m.role, m.status = 'active', case when c.is_named then c.company_name else '' end,
          limits.timeout, case when limits.lasts_with_use then 43200 else limits.timeout end,
          coalesce((t.security ->> 'sessionMaxDays')::integer, 30), limits.lasts_with_use
        from team_members m join customers c on c.id = m.customer_id
        left join customer_settings t on t.customer_id = m.customer_id
        cross join lateral (
          select coalesce((t.security ->> 'sessionTimeout')::integer, 30) as timeout,
            not coalesce((t.security ->> 'isTimeoutForRemembered')::boolean, false) as lasts_with_use) limits
        where m.customer_id = v_customer and m.user_id = p_user_id;
    end loop;
  end $$;
grant create on schema public to goodword_lookup;
alter function find_memberships(uuid) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_memberships(uuid) from public;
grant execute on function find_memberships(uuid) to goodword_app, goodword_auth;
