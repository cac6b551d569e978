import type { Pool, PoolClient } from 'pg'

/** Customers' tables whose rows are of no location, each with the reason. Everything else needs the own_locations policy. */
export const BUSINESS_TABLES: Record<string, string> = {
  customers: 'the business itself',
  customer_settings: 'the business itself',
  customer_notes: 'about the business, and never for its people',
  team_members: 'people work together across locations',
  team_member_permissions: 'of people',
  team_member_locations: 'says who sees what; whoever is told something is found by it',
  member_avatars: 'of people',
  sso_providers: 'how people sign in',
  api_keys: 'how programs sign in; each says itself which locations it sees',
  storage_use: 'one sum for the business',
  logos: 'of the business',
  data_exports: 'everything of the business, for those who see all of it',
  data_export_files: 'as data_exports',
  subscriptions: 'what the business pays for',
  invoices: 'as subscriptions',
  coupon_redemptions: 'as subscriptions',
  refunds: 'as subscriptions',
  credits: 'as subscriptions',
  onboarding: 'the first steps of the business',
  brand_voices: 'how the business speaks',
  ai_usage: 'one allowance for the business',
  ai_reservations: 'as ai_usage',
  reanalyses: 'how far one run over all reviews is',
  reply_templates: 'for everybody who replies',
  review_views: 'filters, which show what their reader sees',
  contact_segments: 'filters, which show what their reader sees',
  campaigns: 'words of the business; who gets them is found among the contacts',
  campaign_deliveries: 'figures of those words',
  campaign_events: 'what happened to those words; nobody is named',
  campaign_metrics: 'figures of those words',
  campaign_hours: 'figures of those words',
  campaign_link_clicks: 'figures of those words',
  campaign_click_batches: 'clicks of some seconds, which are counted for everybody',
  contact_suppressions: 'a hashed address, wherever its owner was a guest',
  review_bulk_runs: 'what was asked for and how far it is; it works on what its person sees',
  review_total_changes: 'gone before the commit; the sums of each location come of it',
  incident_rules: 'one rule for the business',
  automation_rules: 'rules of the business',
  chat_flows: 'words of the business',
  chat_conversations: 'of one person, and gone when that person is limited',
  chat_messages: 'as chat_conversations',
  qr_code_scan_batches: 'scans of some seconds, which are counted for everybody',
  competitor_names: 'of the business',
  competitors: 'as competitor_names',
  response_targets: 'one rule for the business',
  themes: 'what the whole business calls what it is spoken of',
  competitor_figures: 'as competitor_names',
  competitor_readings: 'as competitor_names',
  dispute_drafts: 'a text of one person, for a day',
  activity_addresses: 'read with the line they are of, by whoever sees that',
  platform_changes: 'what the platform counts of the business',
  notifications: 'written only for those who see what they tell of, and gone when somebody is limited',
  notification_choices: 'what a person wants',
  notification_habits: 'what a person wants',
  review_widgets: 'what everybody on the web sees',
  review_widget_choices: 'as review_widgets',
  reputation_reports: 'what a person gets, of what they see',
  notification_deliveries: 'as notifications',
  push_subscriptions: 'browsers of people',
  slack_webhooks: 'one channel for the business',
  slack_messages: 'what that channel is told',
  visit_hooks: 'ways in for systems of the business, for those who see all of it',
  visit_hook_messages: 'as visit_hooks',
  webhook_endpoints: 'programs of the business, for those who see all of it',
  webhook_secrets: 'as webhook_endpoints',
  webhook_events: 'ids and figures, for those programs',
  webhook_counters: 'as webhook_events',
  webhook_deliveries: 'as webhook_events',
  platform_authorizations: 'a connection on its way, by somebody who sees all locations',
  live_events: 'say that something changed; whoever is limited is not told what',
  live_event_counters: 'numbers of live_events',
  provider_connections: 'who carries the messages of the business',
  audience_members: 'who is in an audience of the business',
  provider_authorizations: 'somebody on the way to one of those and back',
  provider_events: 'what became of those messages',
  idempotency_keys: 'answers to their own caller',
}

const HELD = 'goodword_admin,goodword_app,goodword_auth,goodword_janitor'
const OWN =
  /^\(\( SELECT sees_all_locations\(\) AS sees_all_locations\) OR \((location_id|id) = ANY \(\( SELECT current_locations\(\) AS current_locations\)::uuid\[\]\)\)\)$/
const OF_ITS_PARENT =
  /^\(\( SELECT sees_all_locations\(\) AS sees_all_locations\) OR sees\(('[a-z-]+'::text, \w+_id|subject_type, subject_id)\)\)$/

/** Of the whole business: whoever is limited sees none of it. */
const OF_NOBODY_LIMITED = /^\( SELECT sees_all_locations\(\) AS sees_all_locations\)$/

/** Searched by functions of goodword_lookup, which its policies do not hold there; a test of each shows that it keeps to them. */
const SEARCHED = [
  'review_contents',
  'replies',
  'review_notes',
  'disputes',
  'dispute_files',
  'dispute_filings',
  'page_responses',
  'contacts',
]

interface GuardedTable {
  name: string
  hasLocation: boolean
  guards: { qual: string; check: string | null; command: string; roles: string[]; isRestrictive: boolean }[]
}

/** Names every way in which somebody limited to some locations could see another's rows. Empty means none was found. */
export async function findLocationFaults(db: Pool | PoolClient): Promise<string[]> {
  const { rows } = await db.query<GuardedTable>(`
    select c.relname as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'location_id' and not a.attisdropped) as "hasLocation",
      coalesce((select jsonb_agg(jsonb_build_object('qual', pg_get_expr(p.polqual, p.polrelid),
          'check', pg_get_expr(p.polwithcheck, p.polrelid), 'command', p.polcmd, 'roles', array(select r.rolname from pg_roles r where r.oid = any (p.polroles) order by 1),
          'isRestrictive', not p.polpermissive))
        from pg_policy p where p.polrelid = c.oid and p.polname = 'own_locations'), '[]') as guards
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = 'public' and (c.relname = 'customers' or exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'customer_id' and not a.attisdropped))`)
  return rows.flatMap((table) => findFaultsOf(table))
}

function findFaultsOf({ name, hasLocation, guards }: GuardedTable): string[] {
  const [guard] = guards
  if (!guard)
    return name in BUSINESS_TABLES ? [] : [`${name} says neither whose location a row is of, nor why it is of none`]
  if (name in BUSINESS_TABLES) return [`${name} is of locations, and listed as if it were of none`]
  const isOwn = OWN.test(guard.qual) || OF_NOBODY_LIMITED.test(guard.qual)
  const isPart = !hasLocation && OF_ITS_PARENT.test(guard.qual)
  const held = SEARCHED.includes(name) ? HELD : ''
  const isWhole = guard.roles.join() === held && guard.isRestrictive && (guard.command === '*' || name === 'activity')
  return (isOwn || isPart) && isWhole && guard.check === null ? [] : [`${name} shows other locations: ${guard.qual}`]
}
