-- The sandbox's review platforms: their accounts, listings, reviews, grants, and what they have been told to do wrong.
-- One set of tables for all of them; each speaks its own protocol over it.
create table sandbox.vendor_accounts (
  vendor text not null check (vendor in ('google', 'facebook', 'tripadvisor', 'yelp')),
  id     text not null,
  name   text not null,
  email  text not null,
  primary key (vendor, id)
);

create table sandbox.vendor_listings (
  vendor     text not null,
  id         text not null,
  account_id text not null,
  name       text not null,
  address    text not null default '',
  primary key (vendor, id),
  foreign key (vendor, account_id) references sandbox.vendor_accounts (vendor, id) on delete cascade
);

create table sandbox.vendor_reviews (
  vendor           text not null,
  id               text not null,
  listing_id       text not null,
  rating           smallint check (rating between 1 and 5),
  is_recommended   boolean,
  title            text,
  content          text,
  author           text,
  language         text,
  media            jsonb not null default '[]',
  created_at       timestamptz(3) not null default now(),
  updated_at       timestamptz(3) not null default now(),
  deleted_at       timestamptz,
  reply_text       text,
  reply_state      text check (reply_state in ('checking', 'live', 'rejected')),
  reply_reason     text,
  reply_updated_at timestamptz,
  primary key (vendor, id),
  foreign key (vendor, listing_id) references sandbox.vendor_listings (vendor, id) on delete cascade
);
create index vendor_reviews_newest on sandbox.vendor_reviews (vendor, listing_id, updated_at desc, id desc);

-- A consent, from the code it gave to the tokens it became. Values are hashes; the sandbox forgets like its models do.
create table sandbox.vendor_grants (
  id             uuid primary key default gen_random_uuid(),
  vendor         text not null,
  account_id     text not null,
  listing_ids    text[] not null default '{}',
  client_id      text not null default '',
  redirect_uri   text not null default '',
  scope          text not null default '',
  code_challenge text,
  created_at     timestamptz not null default now(),
  revoked_at     timestamptz
);
create table sandbox.vendor_tokens (
  value_hash text primary key,
  grant_id   uuid not null references sandbox.vendor_grants (id) on delete cascade,
  kind       text not null check (kind in ('code', 'access', 'refresh')),
  listing_id text,
  expires_at timestamptz,
  used_at    timestamptz
);
create index vendor_tokens_of_grant on sandbox.vendor_tokens (grant_id);

-- What a platform has been told to do wrong; `remaining` counts down, null goes on until it is lifted.
create table sandbox.vendor_faults (
  vendor    text not null,
  kind      text not null check (kind in ('rate-limit', 'down', 'garbage', 'slow', 'reject-replies', 'no-permission', 'no-reviews')),
  remaining integer,
  primary key (vendor, kind)
);

create table sandbox.vendor_subscriptions (
  vendor       text not null,
  subject      text not null,
  callback_url text not null,
  secret       text not null default '',
  primary key (vendor, subject)
);

create table sandbox.vendor_calls (
  id         bigint generated always as identity primary key,
  vendor     text not null,
  method     text not null,
  path       text not null,
  status     integer not null,
  created_at timestamptz not null default now()
);
create index vendor_calls_newest on sandbox.vendor_calls (vendor, id desc);

grant select, insert, update, delete on sandbox.vendor_accounts, sandbox.vendor_listings, sandbox.vendor_reviews,
  sandbox.vendor_grants, sandbox.vendor_tokens, sandbox.vendor_faults, sandbox.vendor_subscriptions to goodword_sandbox;
grant select, insert, delete on sandbox.vendor_calls to goodword_sandbox;
