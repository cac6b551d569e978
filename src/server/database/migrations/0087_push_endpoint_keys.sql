-- Whoever knows a browser's push address is not yet that browser: its keys are. Their hash lets the next person who sits before it have
-- the address, and nobody else.
alter table directory.push_endpoints add column keys_hash bytea;

drop function release_push_endpoint(text, uuid);
create function release_push_endpoint(p_endpoint text, p_user_id uuid, p_keys_hash bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_held directory.push_endpoints;
  begin
    select * into v_held from directory.push_endpoints d where d.endpoint = p_endpoint for update;
    if not found or v_held.customer_id = current_customer() and exists (
      select from push_subscriptions s
      where s.customer_id = v_held.customer_id and s.id = v_held.subscription_id and s.user_id = p_user_id)
    then return true;
    end if;
    if v_held.keys_hash is distinct from p_keys_hash then return false; end if;
    delete from push_subscriptions s where s.customer_id = v_held.customer_id and s.id = v_held.subscription_id;
    delete from directory.push_endpoints d where d.endpoint = p_endpoint;
    return true;
  end $$;
grant create on schema public to goodword_lookup;
alter function release_push_endpoint(text, uuid, bytea) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function release_push_endpoint(text, uuid, bytea) from public;
grant execute on function release_push_endpoint(text, uuid, bytea) to goodword_app;
