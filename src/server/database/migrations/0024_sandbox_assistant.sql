-- The sandbox's model: how it behaves towards whoever comes with a key, and what it was asked.
create table sandbox.assistant_modes (
  api_key   text primary key,
  mode      text not null,
  -- How often yet; null: until it is changed.
  remaining integer,
  -- What it answers where it obeys, to the letter; null: what it makes of the review itself.
  says      text
);

create table sandbox.assistant_calls (
  id         bigint generated always as identity primary key,
  api_key    text not null,
  mode       text not null,
  status     integer not null,
  request    jsonb not null,
  created_at timestamptz not null default now()
);

grant select, insert, update, delete on sandbox.assistant_modes to goodword_sandbox;
grant select, insert, delete on sandbox.assistant_calls to goodword_sandbox;
