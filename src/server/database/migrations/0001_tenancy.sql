-- The customer of the running transaction. After a transaction the setting reads '', not null: both mean nobody.
create function current_customer() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.customer_id', true), '')::uuid $$;

create function refuse_change() returns trigger
  language plpgsql
  as $$ begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$;

-- Columns that lists are paged by hold milliseconds, as timestamptz(3): what a cursor carries is then the whole value.

create schema auth;
create schema sandbox;

grant usage on schema public to goodword_app, goodword_auth, goodword_admin, goodword_lookup;
grant usage on schema auth to goodword_auth, goodword_lookup;
grant usage on schema sandbox to goodword_sandbox;
revoke create on schema public from public;
