-- What is kept of messages for 400 days, as what services report of them: to whom each went and what was said of it, what happened one
-- by one, and the links of its readers. Figures stay. So does the hash of an address, by which nobody gets the same twice.
create index campaign_recipients_oldest on campaign_recipients (changed_at) where contact_id is not null;
create index campaign_events_oldest on campaign_events (created_at);

-- As it was; whoever changes neither state nor time needs nothing of the hours.
create or replace function count_recipient_hours() returns trigger
  language plpgsql
  as $$
  begin
    if not exists (
      select from new_rows n join old_rows o on o.customer_id = n.customer_id and o.id = n.id
      where o.state <> n.state or o.handed_over_at is distinct from n.handed_over_at) then
      return null;
    end if;
    insert into campaign_hours as h (customer_id, campaign_id, hour, sent)
    select r.customer_id, r.campaign_id, date_trunc('hour', coalesce(r.handed_over_at, now())), sum(r.step)
    from (
      select n.customer_id, n.campaign_id, n.handed_over_at, n.state, 1 as step from new_rows n
      union all
      select o.customer_id, o.campaign_id, o.handed_over_at, o.state, -1 as step from old_rows o) r
    where r.state in ('accepted', 'delivered', 'bounced')
    group by 1, 2, 3 having sum(r.step) <> 0
    order by 2, 3
    on conflict (customer_id, campaign_id, hour) do update set sent = h.sent + excluded.sent;
    return null;
  end $$;

create policy janitor on campaign_recipients to goodword_janitor using (true);
create policy janitor on campaign_events to goodword_janitor using (true);
create policy janitor on directory.campaign_links to goodword_janitor using (true);
grant select, update (contact_id, message_id, words, click_word, visit_id, review_id, certainty) on campaign_recipients to goodword_janitor;
grant select, delete on campaign_events, directory.campaign_links to goodword_janitor;

create function prune_campaigns() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_rows tid[];
    v_words text[];
    gone integer;
    part integer;
  begin
    select array_agg(r.ctid), array_agg(r.click_word) filter (where r.click_word is not null) into v_rows, v_words from (
      select ctid, click_word from campaign_recipients
      where contact_id is not null and changed_at < now() - interval '400 days' and state not in ('queued', 'dispatching')
      limit 5000 for no key update skip locked) r;
    update campaign_recipients set contact_id = null, message_id = null, words = null, click_word = null, visit_id = null,
      review_id = null, certainty = null
    where ctid = any(v_rows);
    get diagnostics gone = row_count;
    delete from directory.campaign_links where word = any(v_words);
    delete from campaign_events where ctid in (
      select ctid from campaign_events where created_at < now() - interval '400 days' limit 5000);
    get diagnostics part = row_count;
    return gone + part;
  end $$;

grant create on schema public to goodword_janitor;
alter function prune_campaigns() owner to goodword_janitor;
revoke create on schema public from goodword_janitor;
revoke execute on function prune_campaigns() from public;
grant execute on function prune_campaigns() to goodword_app;
