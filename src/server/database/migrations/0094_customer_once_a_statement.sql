-- Whose rows a statement sees is found once for each of its tables. Without the inner select, it is found anew for every row.
do $$
declare
  v_policy record;
  v_own text;
begin
  for v_policy in
    select schemaname, tablename, policyname, qual from pg_policies
    where policyname = 'own_customer' and qual in ('(customer_id = current_customer())', '(id = current_customer())')
  loop
    v_own := replace(v_policy.qual, 'current_customer()', '(select current_customer())');
    execute format('alter policy own_customer on %I.%I using %s with check %s', v_policy.schemaname, v_policy.tablename, v_own, v_own);
  end loop;
end $$;
