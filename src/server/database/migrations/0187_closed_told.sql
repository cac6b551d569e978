-- Whoever is refused in a closed workspace is told until when it can be reopened. Asked of customers alone that can only read.
create function find_erasure(p_customer_id uuid) returns timestamptz
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select c.erase_at from customers c where c.id = p_customer_id $$;

grant create on schema public to goodword_lookup;
alter function find_erasure(uuid) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_erasure(uuid) from public;
grant execute on function find_erasure(uuid) to goodword_app;
