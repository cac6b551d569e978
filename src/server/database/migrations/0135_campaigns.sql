-- What a business writes to many at once: words, to whom, by which ways, and when.
create table campaigns (
  customer_id         uuid not null references customers (id) on delete cascade,
  id                  uuid not null default gen_random_uuid(),
  name                text not null check (length(name) between 1 and 120),
  type                text not null check (type in ('review_request', 'feedback', 'promotion', 'announcement')),
  -- May be written later.
  message             text not null default '' check (length(message) <= 5000),
  -- Of the e-mail; the name stands in for it.
  subject             text not null default '' check (length(subject) <= 200),
  description         text not null default '' check (length(description) <= 1000),
  status              text not null default 'draft' check (status in ('draft', 'active', 'paused', 'completed')),
  start_date          date,
  end_date            date check (end_date >= start_date),
  -- A saved filter of contacts; nothing for everybody.
  segment_id          uuid,
  delivery_channels   text[] not null default '{}' check (delivery_channels <@ '{email,sms,social_media}'),
  social_platforms    text[] not null default '{}' check (social_platforms <@ '{facebook,twitter,instagram,linkedin}'),
  -- Where its button leads: a hosted page, the review links of a location, or any address.
  link_kind           text check (link_kind in ('page', 'review-links', 'url')),
  link_url            text check (length(link_url) <= 1900),
  page_id             uuid,
  location_id         uuid,
  image_url           text check (length(image_url) <= 1900),
  cost_cents          integer check (cost_cents >= 0),
  -- How many answers it is to bring.
  goal                integer check (goal > 0),
  ai_generated        boolean not null default false,
  scheduled_send_time timestamptz(3),
  sent_count          integer not null default 0,
  response_count      integer not null default 0,
  last_sent_at        timestamptz(3),
  created_at          timestamptz(3) not null default now(),
  updated_at          timestamptz(3) not null default now(),
  deleted_at          timestamptz(3),
  words               text generated always as (fold_words(name || E'\n' || message)) stored,
  name_words          text generated always as (fold_words(name)) stored,
  primary key (customer_id, id),
  foreign key (customer_id, segment_id) references contact_segments (customer_id, id),
  foreign key (customer_id, page_id) references hosted_pages (customer_id, id),
  foreign key (customer_id, location_id) references locations (customer_id, id)
);
create index campaigns_newest on campaigns (customer_id, created_at desc, id desc) where deleted_at is null;
create index campaigns_by_type on campaigns (customer_id, type, created_at desc, id desc) where deleted_at is null;
create index campaigns_by_status on campaigns (customer_id, status, created_at desc, id desc) where deleted_at is null;
create index campaigns_by_name on campaigns (customer_id, name_words, id) where deleted_at is null;
create index campaigns_last_sent on campaigns (customer_id, (coalesce(last_sent_at, 'epoch'::timestamptz)) desc, id desc) where deleted_at is null;
create index campaigns_of_segment on campaigns (customer_id, segment_id) where segment_id is not null;
create index campaigns_of_page on campaigns (customer_id, page_id) where page_id is not null;
create index campaigns_of_location on campaigns (customer_id, location_id) where location_id is not null;

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
begin
  alter table campaigns enable row level security;
  alter table campaigns force row level security;
  execute format('create policy own_customer on campaigns using %s with check %1$s', v_own);
end $$;
grant select, insert, update, delete on campaigns to goodword_app;

alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check check (subject_type in (
  'customer', 'member', 'integration', 'import', 'review', 'dispute', 'incident', 'qr-code', 'hosted-page', 'contact', 'campaign'));
