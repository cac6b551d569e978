-- Where customers are spread over nodes, a statement reads what is theirs or what stays in one place.
create or replace function is_installation_empty() returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    if exists (select 1 from admin_users) then return false; end if;
    return not exists (select 1 from customers);
  end $$;
