-- As before, and with those who were invited here, never came, and are expected nowhere else; and with the mails to those who stay.
create or replace function erase_closed_customer() returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer uuid;
    v_people uuid[];
    v_emails text[];
    v_addresses text[];
    v_invited text[];
    v_elsewhere text[];
    v_table text;
  begin
    select c.id into v_customer from customers c where c.erase_at <= now() order by c.erase_at limit 1 for update skip locked;
    if v_customer is null then return null; end if;
    select coalesce(array_agg(d.user_id), '{}') into v_people from directory.memberships d
      where d.customer_id = v_customer
        and not exists (select from directory.memberships o where o.user_id = d.user_id and o.customer_id <> v_customer)
        and not exists (select from admin_users a where a.user_id = d.user_id);
    select coalesce(array_agg(m.email), '{}') into v_addresses from team_members m where m.customer_id = v_customer;
    select coalesce(array_agg(m.email), '{}') into v_invited from team_members m
      where m.customer_id = v_customer and m.status = 'invited';
    select coalesce(array_agg(m.email), '{}') into v_elsewhere from team_members m
      where m.email = any (v_invited) and m.status = 'invited' and m.customer_id <> v_customer;
    select v_people || coalesce(array_agg(u.id), '{}') into v_people from auth.users u
      where u.email = any (v_invited) and u.email <> all (v_elsewhere)
        and u.invited_at is not null and u.email_confirmed_at is null and u.last_sign_in_at is null
        and not exists (select from directory.memberships o where o.user_id = u.id)
        and not exists (select from admin_users a where a.user_id = u.id);
    select coalesce(array_agg(u.email), '{}') into v_emails from auth.users u where u.id = any (v_people);
    for v_table in
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'directory' and c.relkind = 'r'
    loop
      execute format('delete from directory.%I where customer_id = $1', v_table) using v_customer;
    end loop;
    delete from customers c where c.id = v_customer;
    -- These have no key to the customer, for the sake of speed.
    delete from live_events e where e.customer_id = v_customer;
    delete from live_event_counters e where e.customer_id = v_customer;
    delete from idempotency_keys k where k.customer_id = v_customer;
    -- Whatever still waits for somebody who stays is of another customer: this one has been silent for its last days.
    delete from mail_outbox m
      where m.to_address = any (v_emails) or (m.settled_at is not null and m.to_address = any (v_addresses));
    delete from auth.audit_events e where e.user_id = any (v_people);
    delete from auth.users u where u.id = any (v_people);
    return v_customer;
  end $$;
grant select (email, status) on team_members to goodword_janitor;
