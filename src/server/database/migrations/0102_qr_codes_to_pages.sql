-- A QR code may lead to a hosted page, by whatever address that has by then.
alter table qr_codes add page_id uuid;
alter table qr_codes add foreign key (customer_id, page_id) references hosted_pages (customer_id, id);
alter table qr_codes add check (page_id is null or platform is null);
create index qr_codes_to_page on qr_codes (customer_id, page_id) where page_id is not null;
grant select (page_id) on qr_codes to goodword_lookup;

drop function find_qr_codes(text[]);
create function find_qr_codes(p_codes text[])
  returns table (
    code text, customer_id uuid, qr_code_id uuid, destination text, page_slug text, timezone text, business_name text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_entry directory.qr_codes;
  begin
    for v_entry in
      select d.* from directory.qr_codes d where d.code = any(p_codes)
    loop
      return query
        select v_entry.code, q.customer_id, q.id,
          case when q.status = 'active' and q.deleted_at is null then coalesce(l.review_links ->> q.platform, q.destination) end,
          h.slug, coalesce(l.timezone, s.general ->> 'timezone', 'UTC'),
          case when c.is_named then c.company_name else '' end
        from qr_codes q join customers c on c.id = q.customer_id
        left join customer_settings s on s.customer_id = q.customer_id
        left join locations l on l.customer_id = q.customer_id and l.id = q.location_id
        left join hosted_pages h on h.customer_id = q.customer_id and h.id = q.page_id
        where q.customer_id = v_entry.customer_id and q.id = v_entry.qr_code_id;
    end loop;
  end $$;
grant create on schema public to goodword_lookup;
alter function find_qr_codes(text[]) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_qr_codes(text[]) from public;
grant execute on function find_qr_codes(text[]) to goodword_app;
