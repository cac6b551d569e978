-- People a business may write to, and whether it may. One that was deleted can come back for 30 days; erased is gone at once.
-- An address as it is kept after its owner is gone: enough to know it again, of no use for writing to it, and another one for
-- every customer.
create function hash_address(p_customer uuid, p_address text) returns bytea
  language sql immutable parallel safe
  return sha256(convert_to(p_customer::text || ' ' || p_address, 'UTF8'));

create table contacts (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  name        text not null default '' check (length(name) <= 200),
  email       text check (email = lower(email) and length(email) <= 255),
  phone       text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  language    text check (language in ('en', 'es', 'fr', 'de')),
  timezone    text,
  location_id uuid,
  tags        text[] not null default '{}',
  source      text not null check (source in ('manual', 'import')),
  last_visit  date,
  fields      jsonb not null default '{}',
  import_id   uuid,
  -- What consents and suppressions come to for the addresses of now: kept by contact_state.
  email_state text not null default 'none' check (email_state in ('none', 'granted', 'withdrawn', 'suppressed')),
  sms_state   text not null default 'none' check (sms_state in ('none', 'granted', 'withdrawn', 'suppressed')),
  created_at  timestamptz(3) not null default now(),
  updated_at  timestamptz(3) not null default now(),
  deleted_at  timestamptz(3),
  deletion_id uuid,
  email_key   bytea generated always as (hash_address(customer_id, email)) stored,
  phone_key   bytea generated always as (hash_address(customer_id, phone)) stored,
  name_words  text generated always as (fold_words(name)) stored,
  words       text generated always as (fold_words(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored,
  primary key (customer_id, id),
  foreign key (customer_id, location_id) references locations (customer_id, id),
  check (email is not null or phone is not null)
);
-- One person, one contact: by the e-mail address; by the phone number where there is no other way to tell.
create unique index contacts_one_an_email on contacts (customer_id, email) where deleted_at is null;
create unique index contacts_one_a_phone on contacts (customer_id, phone) where deleted_at is null and email is null;
create index contacts_by_phone on contacts (customer_id, phone, created_at) where deleted_at is null;
-- The list in each of its orders, and newest first for each of its filters.
create index contacts_newest on contacts (customer_id, created_at desc, id desc) where deleted_at is null;
create index contacts_by_name on contacts (customer_id, name_words, id) where deleted_at is null;
create index contacts_last_visit on contacts (customer_id, (coalesce(last_visit, '-infinity'::date)) desc, id desc) where deleted_at is null;
create index contacts_by_location on contacts (customer_id, location_id, created_at desc, id desc) where deleted_at is null;
-- Of deleted ones, too: a location that goes lets go of all.
create index contacts_of_location on contacts (customer_id, location_id);
create index contacts_by_language on contacts (customer_id, language, created_at desc, id desc) where deleted_at is null;
create index contacts_by_source on contacts (customer_id, source, created_at desc, id desc) where deleted_at is null;
create index contacts_by_email_state on contacts (customer_id, email_state, created_at desc, id desc) where deleted_at is null;
create index contacts_by_sms_state on contacts (customer_id, sms_state, created_at desc, id desc) where deleted_at is null;
create index contacts_tagged on contacts (customer_id, created_at desc, id desc) where deleted_at is null and tags <> '{}';
create index contacts_by_email_key on contacts (customer_id, email_key);
create index contacts_by_phone_key on contacts (customer_id, phone_key);
create index contacts_deleted on contacts (customer_id, deletion_id) where deleted_at is not null;
create index contacts_oldest_deleted on contacts (deleted_at) where deleted_at is not null;
create index contacts_of_import on contacts (customer_id, import_id) where import_id is not null;

-- The story of each consent. It is for an address: whoever changes theirs is asked anew.
create table contact_consents (
  customer_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  contact_id  uuid not null,
  channel     text not null check (channel in ('email', 'sms')),
  address_key bytea not null,
  action      text not null check (action in ('granted', 'withdrawn')),
  basis       text check (basis in ('express', 'existing-customer')),
  place       text not null check (place in ('in-person', 'paper', 'phone', 'website', 'import', 'preferences', 'unsubscribe', 'other')),
  wording     text not null default '' check (length(wording) <= 1000),
  obtained_at timestamptz(3) not null,
  -- Who says so; null: the person themselves.
  recorded_by_name text,
  import_id   uuid,
  created_at  timestamptz(3) not null default clock_timestamp(),
  primary key (customer_id, id),
  foreign key (customer_id, contact_id) references contacts (customer_id, id) on delete cascade
);
create index contact_consents_of on contact_consents (customer_id, contact_id, channel, created_at desc);
create index contact_consents_of_import on contact_consents (customer_id, import_id) where import_id is not null;

-- Addresses nobody writes to any more, whoever adds them again.
create table contact_suppressions (
  customer_id uuid not null references customers (id) on delete cascade,
  address_key bytea not null,
  channel     text not null check (channel in ('email', 'sms')),
  reason      text not null check (reason in ('unsubscribed', 'stopped', 'bounced', 'complained')),
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, address_key)
);

-- The word of a preferences page, /u/{word}. It outlives its contact: whoever was written to can still say no.
create table contact_links (
  customer_id uuid not null references customers (id) on delete cascade,
  word        text not null,
  contact_id  uuid not null,
  email_key   bytea,
  phone_key   bytea,
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, word)
);
create unique index contact_links_of on contact_links (customer_id, contact_id);

create table directory.contact_links (
  word        text primary key check (word ~ '^[A-Za-z0-9_-]{22}$'),
  customer_id uuid not null
);
create index contact_links_of_customer on directory.contact_links (customer_id);

-- Filters under a name; whom they show is found when they are looked at.
create table contact_segments (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  name        text not null check (length(name) between 1 and 80),
  filter      jsonb not null,
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id)
);
create unique index contact_segments_by_name on contact_segments (customer_id, lower(name));

-- What holds for an address: a suppression before everything, else what was said last.
create function contact_state(p_customer uuid, p_contact uuid, p_channel text, p_key bytea) returns text
  language sql stable
  as $$
    select case
      when p_key is null then 'none'
      when exists (select from contact_suppressions s where s.customer_id = p_customer and s.address_key = p_key) then 'suppressed'
      else coalesce((
        select k.action from contact_consents k
        where k.customer_id = p_customer and k.contact_id = p_contact and k.channel = p_channel and k.address_key = p_key
        order by k.created_at desc limit 1), 'none')
    end
  $$;

do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array '{contacts,contact_consents,contact_suppressions,contact_links,contact_segments,directory.contact_links}'::text[] loop
    execute format('alter table %s enable row level security', v_table);
    execute format('alter table %s force row level security', v_table);
    execute format('create policy own_customer on %s using %s with check %2$s', v_table, v_own);
  end loop;
end $$;
create policy own_locations on contacts as restrictive
  using ((select sees_all_locations()) or location_id = any ((select current_locations())::uuid[]));
create policy own_locations on contact_consents as restrictive
  using ((select sees_all_locations()) or sees('contact', contact_id));
create policy own_locations on contact_links as restrictive
  using ((select sees_all_locations()) or sees('contact', contact_id));
create policy lookup on directory.contact_links for select to goodword_lookup using (true);
create policy janitor on contacts to goodword_janitor using (true);

grant select, insert, update, delete on contacts, contact_consents, contact_suppressions, contact_segments to goodword_app;
grant select, insert on contact_links, directory.contact_links to goodword_app;
grant select on directory.contact_links to goodword_lookup;
grant select, delete on contacts to goodword_janitor;

-- Before anybody is known.
create function find_contact_link(p_word text) returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select d.customer_id from directory.contact_links d where d.word = p_word $$;

-- Who has this address by now, at whichever location.
create function find_contact_with(p_email text, p_phone text) returns uuid
  language plpgsql
  as $$
  declare
    v_locations constant text := current_setting('app.locations', true);
    v_found uuid;
  begin
    perform set_config('app.locations', '', true);
    select c.id into v_found from contacts c
    where c.customer_id = current_customer() and c.deleted_at is null
      and (c.email = p_email or (p_email is null and c.email is null and c.phone = p_phone))
    limit 1;
    perform set_config('app.locations', coalesce(v_locations, ''), true);
    return v_found;
  end $$;

create function prune_contacts() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer;
  begin
    delete from contacts where ctid in (
      select ctid from contacts where deleted_at < now() - interval '30 days' limit 5000);
    get diagnostics gone = row_count;
    return gone;
  end $$;

grant create on schema public to goodword_lookup, goodword_janitor;
alter function find_contact_link(text) owner to goodword_lookup;
alter function prune_contacts() owner to goodword_janitor;
revoke create on schema public from goodword_lookup, goodword_janitor;
revoke execute on function find_contact_link(text), prune_contacts() from public;
grant execute on function find_contact_link(text), prune_contacts() to goodword_app;

-- Whether a contact is seen, and what becomes of those of a location that goes: each beside what is asked already.
do $do$
declare
  v_sees text := pg_get_functiondef('sees(text, uuid)'::regprocedure);
  v_let_go text := pg_get_functiondef('let_go_of_location()'::regprocedure);
begin
  if position($$when 'customer', 'member'$$ in v_sees) = 0 then raise exception 'sees has no such line'; end if;
  execute replace(v_sees, $$when 'customer', 'member'$$,
    $$when 'contact' then return exists (select from contacts where customer_id = v_customer and id = p_id);
      when 'customer', 'member'$$);
  execute replace(v_let_go, 'return old;',
    'update contacts set location_id = null where customer_id = old.customer_id and location_id = old.id;
    return old;');
end $do$;

create index page_responses_by_email on page_responses (customer_id, lower(email)) where email is not null;

-- A review has an author's name and no address.
create index review_contents_by_namesake on review_contents (customer_id, left(author_words, 200)) where author_words <> '';

alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check check (subject_type in (
  'customer', 'member', 'integration', 'import', 'review', 'dispute', 'incident', 'qr-code', 'hosted-page', 'contact'));
