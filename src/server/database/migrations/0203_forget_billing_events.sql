-- Reports name an account and no customer: they go with what leads from the one to the other.
create index billing_events_of_account on billing_events (account_ref);
create function forget_billing_events() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    delete from billing_events e where e.account_ref = old.account_ref;
    return null;
  end $$;
create trigger forget_events after delete on directory.billing_accounts for each row execute function forget_billing_events();
grant select (account_ref), delete on billing_events to goodword_janitor;
grant create on schema public to goodword_janitor;
alter function forget_billing_events() owner to goodword_janitor;
revoke create on schema public from goodword_janitor;
revoke execute on function forget_billing_events() from public;
