-- Who of those whose trial ended has paid since, answered by the index alone.
create index subscriptions_paying on subscriptions (customer_id) where paying_since is not null;
