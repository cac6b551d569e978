-- What was last found out about whoever a connection's messages come from: an address with its domain, or a number.
alter table provider_connections add column deliverability jsonb, add column text_sender jsonb;

-- What a report was signed with, where that stands for one report only. A second one under it is somebody else's.
alter table provider_events add column proof_key text check (length(proof_key) between 1 and 200);
create unique index provider_events_one_a_proof on provider_events (customer_id, connection_id, proof_key)
  where proof_key is not null;
