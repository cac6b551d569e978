-- When somebody answered a survey, or left feedback, to which a campaign's message led them.
alter table campaign_recipients add column responded_at timestamptz(3);

-- The card of a campaign tells of its answers, too.
create function count_campaign_responses() returns trigger
  language plpgsql
  as $$
  begin
    update campaigns c set response_count = new.responses where c.customer_id = new.customer_id and c.id = new.campaign_id;
    return null;
  end $$;
create trigger count_inserted_responses after insert on campaign_metrics
  for each row when (new.responses > 0) execute function count_campaign_responses();
create trigger count_changed_responses after update on campaign_metrics
  for each row when (new.responses <> old.responses) execute function count_campaign_responses();
