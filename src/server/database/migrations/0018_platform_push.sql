-- When the platform last told of a change. A run that began before may have passed the place already.
alter table integrations add column pushed_at timestamptz;

-- Whose connections a platform's push is about: it names its own listing, never a customer of ours.
create index integrations_of_listing on integrations (type, listing_id) where status = 'connected';
create function find_integrations_of_listing(p_type text, p_listing_id text)
  returns table (customer_id uuid, integration_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select i.customer_id, i.id
    from integrations i join customers c on c.id = i.customer_id
    where i.type = p_type and i.listing_id = p_listing_id and i.status = 'connected' and not i.needs_reconnect
      and c.status in ('active', 'trialing')
    order by i.customer_id, i.id
  $$;
grant create on schema public to goodword_lookup;
alter function find_integrations_of_listing(text, text) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_integrations_of_listing(text, text) from public;
grant execute on function find_integrations_of_listing(text, text) to goodword_app;
