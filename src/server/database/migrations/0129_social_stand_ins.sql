-- Pictures that the social networks' stand-ins have, before a post shows them.
create table sandbox.social_media (
  id               text primary key,
  vendor           text not null,
  account          text not null,
  image            text not null default '',
  caption          text not null default '',
  alternative_text text not null default '',
  created_at       timestamptz(3) not null default now()
);
grant select, insert, update, delete on sandbox.social_media to goodword_sandbox;
