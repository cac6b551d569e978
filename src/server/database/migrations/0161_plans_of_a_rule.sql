-- Which rule planned it, so that its plans go with it; none for the template of a sentiment.
alter table scheduled_responses add column rule_id uuid;
