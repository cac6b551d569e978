-- Whoever is erased goes from what was sent to them, too. A report is somebody's by the hash of the address, as a suppression is.
alter table provider_events
  add column address_key bytea,
  -- In plain words it is written by the version before this one only.
  alter column address set default '';

alter table provider_events no force row level security;
update provider_events set address_key = hash_address(customer_id, lower(address)), address = '';
alter table provider_events force row level security;
create index provider_events_of_person on provider_events (customer_id, address_key);
grant update (detail) on provider_events to goodword_app;

-- What a service said of an address may name it.
grant update (error_message) on campaign_events to goodword_app;

-- All that somebody was sent, not only what asked them for something.
create index campaign_recipients_of_contact on campaign_recipients (customer_id, contact_id, handed_over_at);
drop index campaign_recipients_asked;

create index mail_outbox_to on mail_outbox (lower(to_address));
