-- A file of contacts is counted as one of reviews is: part by part, until it is taken in, left or given up.
create function count_contact_file() returns trigger language plpgsql as $$
  declare
    v_waiting constant text[] := '{uploading,checked,queued,running}';
    v_bytes bigint := 0;
  begin
    if tg_op <> 'INSERT' and old.state = any (v_waiting) then v_bytes := -old.bytes; end if;
    if tg_op <> 'DELETE' and new.state = any (v_waiting) then v_bytes := v_bytes + new.bytes; end if;
    if v_bytes <> 0 then perform count_storage(coalesce(new.customer_id, old.customer_id), v_bytes); end if;
    return null;
  end $$;
create trigger count_storage after insert or delete or update of bytes, state on contact_imports
  for each row execute function count_contact_file();

-- What nobody started is cleared away by the janitor.
create policy janitor on storage_use to goodword_janitor using (true);
grant select, update on storage_use to goodword_janitor;

alter table storage_use no force row level security;
alter table contact_imports no force row level security;
insert into storage_use (customer_id, bytes)
  select customer_id, sum(bytes) from contact_imports where state in ('uploading', 'checked', 'queued', 'running')
  group by customer_id
  on conflict (customer_id) do update set bytes = storage_use.bytes + excluded.bytes;
alter table storage_use force row level security;
alter table contact_imports force row level security;
