-- What a campaign is written in; nothing: it is for everybody, whatever they read. Else it leaves out who is known to read another
-- language, unless they are to get it, too.
alter table campaigns
  add column language                 text check (language in ('en', 'es', 'fr', 'de')),
  add column includes_other_languages boolean not null default false;
