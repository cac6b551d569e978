-- Thousands of rows come at once, of a campaign and often of a customer that there was nothing of before. Until the database looks
-- at the table again, it takes them for very few and reads all of them to find one. Autovacuum may be a minute away, or leave out a
-- customer who is a small part of the table. Only a table's owner may look.
create function measure_campaign_recipients(p_is_first boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    if p_is_first or (
      select pg_relation_size(c.oid) > 1.1 * c.relpages * current_setting('block_size')::int
      from pg_class c where c.oid = 'campaign_recipients'::regclass) then
      analyze campaign_recipients;
    end if;
  end $$;
revoke execute on function measure_campaign_recipients(boolean) from public;
grant execute on function measure_campaign_recipients(boolean) to goodword_app;
