-- A listing and its key on the way from our own connect page to the connection they become. Nobody's yet: the page knows
-- no customer, only the one who comes back with the code and the verifier it was made for. Gone when taken, or after ten
-- minutes. The key is sealed.
create table listing_keys (
  id             uuid primary key default gen_random_uuid(),
  platform       text not null check (platform in ('google', 'facebook', 'tripadvisor', 'yelp')),
  code_hash      text not null unique,
  code_challenge text not null,
  listing_id     text not null check (length(listing_id) between 1 and 500),
  name           text not null,
  api_key        text not null,
  created_at     timestamptz not null default now()
);
create index listing_keys_oldest on listing_keys (created_at);

grant select, insert, delete on listing_keys to goodword_app;
