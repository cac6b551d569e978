-- Contacts are looked through while somebody types: what few of them say is found by its letters, not by reading all.
create index contacts_saying on contacts using gin (customer_id, words gin_trgm_ops) with (fastupdate = off);
