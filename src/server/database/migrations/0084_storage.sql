-- How much each customer's files take, counted with each of them: evidence, and what is imported until it is taken in.
create table storage_use (
  customer_id uuid primary key references customers (id) on delete cascade,
  bytes       bigint not null default 0
);
alter table storage_use enable row level security;
alter table storage_use force row level security;
create policy own_customer on storage_use using (customer_id = current_customer()) with check (customer_id = current_customer());
grant select, insert, update on storage_use to goodword_app;

create function count_storage(p_customer_id uuid, p_bytes bigint) returns void language plpgsql as $$
  begin
    update storage_use set bytes = bytes + p_bytes where customer_id = p_customer_id;
    -- What goes with its customer is not counted any more.
    if not found and p_bytes > 0 then
      insert into storage_use (customer_id, bytes) values (p_customer_id, p_bytes)
      on conflict (customer_id) do update set bytes = storage_use.bytes + p_bytes;
    end if;
  end $$;

create function count_dispute_file() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then perform count_storage(new.customer_id, new.size);
    else perform count_storage(old.customer_id, -old.size);
    end if;
    return null;
  end $$;
create trigger count_storage after insert or delete on dispute_files for each row execute function count_dispute_file();

create function count_import_file() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.file is not null then
      perform count_storage(old.customer_id, -octet_length(old.file));
    end if;
    if tg_op <> 'DELETE' and new.file is not null then
      perform count_storage(new.customer_id, octet_length(new.file));
    end if;
    return null;
  end $$;
create trigger count_storage after insert or delete or update of file on review_imports
  for each row execute function count_import_file();

alter table storage_use no force row level security;
alter table dispute_files no force row level security;
alter table review_imports no force row level security;
insert into storage_use (customer_id, bytes)
  select customer_id, sum(bytes) from (
    select customer_id, size::bigint as bytes from dispute_files
    union all select customer_id, octet_length(file) from review_imports where file is not null) kept
  group by customer_id;
alter table storage_use force row level security;
alter table dispute_files force row level security;
alter table review_imports force row level security;
