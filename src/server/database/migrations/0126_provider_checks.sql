-- Connections that nobody has asked for a day: a key that was withdrawn is found before a campaign needs it.
create index provider_connections_unchecked on provider_connections (checked_at) where status = 'active';

create function find_unchecked_providers(p_limit integer) returns table (customer_id uuid, connection_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select p.customer_id, p.id from provider_connections p
    where p.status = 'active' and p.checked_at < now() - interval '1 day' order by p.checked_at limit p_limit
  $$;

grant create on schema public to goodword_lookup;
alter function find_unchecked_providers(integer) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_unchecked_providers(integer) from public;
grant execute on function find_unchecked_providers(integer) to goodword_app;
