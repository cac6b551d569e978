-- The sandbox's identity providers: what they sign with, made once, and the codes they have handed out.
create table sandbox.identity_keys (
  id          text primary key,
  private_key text not null,
  certificate text not null,
  created_at  timestamptz not null default now()
);

create table sandbox.identity_codes (
  code_hash  text primary key,
  tenant     text not null,
  grant_data jsonb not null,
  used_at    timestamptz,
  created_at timestamptz not null default now()
);
create index identity_codes_age on sandbox.identity_codes (created_at);

grant select, insert on sandbox.identity_keys to goodword_sandbox;
grant select, insert, update, delete on sandbox.identity_codes to goodword_sandbox;
