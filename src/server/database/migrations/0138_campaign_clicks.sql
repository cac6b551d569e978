-- The address of a campaign's links for one reader, /c/{word}: it counts, and leads on to where the campaign says.
alter table campaign_recipients add column click_word text;

create table directory.campaign_links (
  word         text primary key check (word ~ '^[A-Za-z0-9_-]{12}$'),
  customer_id  uuid not null,
  recipient_id uuid not null
);
create index campaign_links_of_customer on directory.campaign_links (customer_id);

do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
begin
  alter table directory.campaign_links enable row level security;
  alter table directory.campaign_links force row level security;
  execute format('create policy own_customer on directory.campaign_links using %s with check %1$s', v_own);
end $$;
create policy lookup on directory.campaign_links for select to goodword_lookup using (true);
grant select, insert on directory.campaign_links to goodword_app;
grant select on directory.campaign_links to goodword_lookup;

-- Before anybody is known.
create function find_campaign_link(p_word text) returns table (customer_id uuid, recipient_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select d.customer_id, d.recipient_id from directory.campaign_links d where d.word = p_word $$;
grant create on schema public to goodword_lookup;
alter function find_campaign_link(text) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_campaign_link(text) from public;
grant execute on function find_campaign_link(text) to goodword_app;
