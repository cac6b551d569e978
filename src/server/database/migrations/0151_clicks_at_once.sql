-- Clicks on a campaign's links as they came, until they are counted: whoever follows one is led on at once, and nobody's figures are
-- changed more often than once a second.
create table campaign_click_batches (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  clicks      jsonb not null,
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id)
);
create index campaign_click_batches_oldest on campaign_click_batches (created_at);

do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
begin
  alter table campaign_click_batches enable row level security;
  alter table campaign_click_batches force row level security;
  execute format('create policy own_customer on campaign_click_batches using %s with check %1$s', v_own);
end $$;
create policy lookup on campaign_click_batches for select to goodword_lookup using (true);
grant select, insert, delete, update on campaign_click_batches to goodword_app;
grant select (customer_id, created_at) on campaign_click_batches to goodword_lookup;

-- One statement that commits by itself: once it has left the process, no end of the process takes it back.
create function keep_campaign_clicks(p_customer_id uuid, p_clicks text) returns void
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    perform set_config('app.customer_id', p_customer_id::text, true), set_config('synchronous_commit', 'off', true);
    insert into campaign_click_batches (customer_id, clicks) values (p_customer_id, p_clicks::jsonb);
  end $$;

-- Whose clicks nobody has counted: the process that wrote them down is gone.
create function find_left_clicks() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select distinct b.customer_id from campaign_click_batches b where b.created_at < now() - interval '15 seconds' $$;

create policy lookup on campaign_recipients for select to goodword_lookup using (true);
grant select (customer_id, id, contact_id, campaign_id, message_key) on campaign_recipients to goodword_lookup;
grant select (status, deleted_at) on hosted_pages to goodword_lookup;

-- Before anybody is known, a statement a customer: where each word leads, and whose message it stands in.
create function find_campaign_links(p_words text[])
  returns table (
    word text, customer_id uuid, message_key uuid, link_kind text, link_url text, page_slug text, review_links jsonb)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_entry record;
  begin
    for v_entry in
      select d.customer_id, array_agg(d.word) as words, array_agg(d.recipient_id) as ids
      from directory.campaign_links d where d.word = any(p_words) group by d.customer_id
    loop
      return query
        select v_entry.words[array_position(v_entry.ids, r.id)], r.customer_id, r.message_key, g.link_kind, g.link_url,
          case when g.page_id is not null then (
            select h.slug from hosted_pages h where h.customer_id = g.customer_id and h.id = g.page_id
              and h.status = 'published' and h.deleted_at is null) end,
          case when g.location_id is not null then (
            select l.review_links from locations l where l.customer_id = g.customer_id and l.id = g.location_id) end
        from campaign_recipients r
        join campaigns g on g.customer_id = r.customer_id and g.id = r.campaign_id
        where r.customer_id = v_entry.customer_id and r.id = any(v_entry.ids) and g.deleted_at is null;
    end loop;
  end $$;

grant create on schema public to goodword_lookup;
alter function find_left_clicks() owner to goodword_lookup;
alter function find_campaign_links(text[]) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_left_clicks() from public;
revoke execute on function find_campaign_links(text[]) from public;
grant execute on function find_left_clicks() to goodword_app;
grant execute on function find_campaign_links(text[]) to goodword_app;
