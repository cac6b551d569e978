-- A page of recipients is a part of an index, whichever channel and state are asked for, and however few there are of them.
create index campaign_recipients_by_channel on campaign_recipients (customer_id, campaign_id, channel, id);
create index campaign_recipients_in_state on campaign_recipients (customer_id, campaign_id, state, channel, id);
drop index campaign_recipients_of;
drop index campaign_recipients_by_state;
