-- An administrator sees a customer as its people do, to read: for half an hour, with a reason, in one session.
create table customer_views (
  session_id uuid primary key,
  user_id    uuid not null,
  -- Not `customer_id`: the row is the platform's.
  viewed_id  uuid not null,
  ends_at    timestamptz(3) not null
);
grant select, insert, update, delete on customer_views to goodword_admin;
grant select on customer_views to goodword_lookup;

-- What such a session sees of the customer; nothing once its time is over, or the person is no administrator any more.
create function find_customer_view(p_session_id uuid, p_customer_id uuid) returns json
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select json_build_object('customer_id', c.id, 'customer_status', c.status, 'customer_tier', c.subscription_tier,
        'company_name', c.company_name, 'is_named', c.is_named, 'is_demo', c.is_demo, 'trial_ends_at', c.trial_ends_at,
        'general', t.general, 'ends_at', v.ends_at)
      from customer_views v join admin_users a on a.user_id = v.user_id join customers c on c.id = v.viewed_id
      left join customer_settings t on t.customer_id = c.id
      where v.session_id = p_session_id and v.viewed_id = p_customer_id and v.ends_at > now();
  $$;
grant create on schema public to goodword_lookup;
alter function find_customer_view(uuid, uuid) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_customer_view(uuid, uuid) from public;
grant execute on function find_customer_view(uuid, uuid) to goodword_app;
