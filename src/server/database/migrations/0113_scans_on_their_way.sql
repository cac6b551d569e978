-- Scans as they came, a few at a time, until they are added up: to write them down is one row, whatever they are of. Added up
-- they are together, so that a code that many scan is changed once a second and not with every one of them.
create table qr_code_scan_batches (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  scans       jsonb not null,
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id)
);
create index qr_code_scan_batches_oldest on qr_code_scan_batches (created_at);

do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
begin
  alter table qr_code_scan_batches enable row level security;
  alter table qr_code_scan_batches force row level security;
  execute format('create policy own_customer on qr_code_scan_batches using %s with check %1$s', v_own);
end $$;
create policy lookup on qr_code_scan_batches for select to goodword_lookup using (true);
grant select, insert, delete, update on qr_code_scan_batches to goodword_app;
grant select (customer_id, created_at) on qr_code_scan_batches to goodword_lookup;

-- Whose scans nobody has added up: the process that wrote them down is gone.
create function find_left_scans() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select distinct b.customer_id from qr_code_scan_batches b where b.created_at < now() - interval '15 seconds' $$;

-- A statement a customer. What only few need is looked up for those alone: a page's address, a timezone that no location tells, and
-- the name of the business, for whom a code leads nowhere.
create or replace function find_qr_codes(p_codes text[])
  returns table (
    code text, customer_id uuid, qr_code_id uuid, destination text, page_slug text, timezone text, business_name text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_entry record;
  begin
    for v_entry in
      select d.customer_id, array_agg(d.code) as codes, array_agg(d.qr_code_id) as ids
      from directory.qr_codes d where d.code = any(p_codes) group by d.customer_id
    loop
      return query
        select v_entry.codes[array_position(v_entry.ids, q.id)], q.customer_id, q.id, lead.destination,
          case when q.page_id is not null then (
            select h.slug from hosted_pages h where h.customer_id = q.customer_id and h.id = q.page_id) end,
          coalesce(l.timezone, (
            select s.general ->> 'timezone' from customer_settings s where s.customer_id = q.customer_id), 'UTC'),
          case when lead.destination is null then coalesce((
            select c.company_name from customers c where c.id = q.customer_id and c.is_named), '') else '' end
        from qr_codes q left join locations l on l.customer_id = q.customer_id and l.id = q.location_id
        cross join lateral (
          select case when q.status = 'active' and q.deleted_at is null then coalesce(l.review_links ->> q.platform, q.destination) end
            as destination) lead
        where q.customer_id = v_entry.customer_id and q.id = any(v_entry.ids);
    end loop;
  end $$;

grant create on schema public to goodword_lookup;
alter function find_left_scans() owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_left_scans() from public;
grant execute on function find_left_scans() to goodword_app;
