import { randomUUID } from 'node:crypto'
import { DEFAULT_CUSTOMER_SETTINGS, WEEKDAYS } from '#shared/domain/customer-settings.ts'
import type { AccessTable } from './access-row.ts'
import { newKey, newVisitHook, newWebhook, PICTURE, RULE } from './sent-bodies.ts'

const WHOLE = { isForWholeBusiness: true } as const
const IN_PLACE = { locationId: 'place' } as const
const COLORS = { primary: '#0f766e', secondary: '#134e4a', accent: '#115e59' }
const DAY = { enabled: true, start: '09:00', end: '17:00' }
const AUTOMATION = {
  autoRespond: false,
  responseDelay: 15,
  responseTemplates: { positive: 'Thank you.', neutral: '', negative: '' },
  workingHours: { enabled: false, schedule: WEEKDAYS.map((day) => ({ day, ...DAY })) },
  dailyCap: 30,
}
const VOICE = { tone: 'warm', dos: [], donts: [], signature: '', facts: [] }
const OWNERS = { role: 'owner', refusal: '403 sso-owner-only' } as const
const FULL = { onSmallPlan: '403 seats-taken' } as const
const FACES = { permission: 'team.manage', ...WHOLE, refusal: '403 member-not-yours' } as const

const PAYING = { who: 'billing.manage', ...WHOLE, isOpenToReaders: true } as const
const MONTHLY = { tier: 'professional', interval: 'month' }
const PAYER = { tax: { name: '', line1: '', postalCode: '', city: '', country: '', vatId: '' }, invoiceEmail: '' }

const newAddress = () => `${randomUUID()}@members.test`

export const WORKSPACE_ROWS: AccessTable = {
  'GET /api-keys': { who: 'settings.manage', ...WHOLE },
  'POST /api-keys': {
    who: 'settings.manage',
    ...WHOLE,
    plan: 'api-access',
    body: newKey,
    also: { permission: 'team.view', refusal: '403 permission-not-yours' },
  },
  'POST /api-keys/:keyId/rotate': {
    who: 'settings.manage',
    ...WHOLE,
    plan: 'api-access',
    body: { hint: 'another' },
    answer: '409 api-key-rotated-meanwhile',
  },
  'DELETE /api-keys/:keyId': { who: 'settings.manage', ...WHOLE, isOpenToReaders: true },
  'GET /visit-hooks': { who: 'settings.manage', ...WHOLE },
  'POST /visit-hooks': { who: 'settings.manage', ...WHOLE, plan: 'api-access', body: newVisitHook },
  'PATCH /visit-hooks/:hookId': {
    who: 'settings.manage',
    ...WHOLE,
    plan: 'api-access',
    body: { mapping: { phone: 'tel' } },
  },
  'DELETE /visit-hooks/:hookId': { who: 'settings.manage', ...WHOLE, isOpenToReaders: true },
  'GET /webhooks': { who: 'settings.manage', ...WHOLE },
  'POST /webhooks': { who: 'settings.manage', ...WHOLE, plan: 'api-access', body: newWebhook },
  'PATCH /webhooks/:webhookId': {
    who: 'settings.manage',
    ...WHOLE,
    plan: 'api-access',
    body: { events: ['review.updated'] },
  },
  'POST /webhooks/:webhookId/rotate': {
    who: 'settings.manage',
    ...WHOLE,
    plan: 'api-access',
    body: { hint: 'another' },
    answer: '409 webhook-rotated-meanwhile',
  },
  'DELETE /webhooks/:webhookId': { who: 'settings.manage', ...WHOLE, isOpenToReaders: true },
  'POST /webhooks/:webhookId/test': { who: 'settings.manage', ...WHOLE, plan: 'api-access' },
  'GET /webhooks/:webhookId/deliveries': { who: 'settings.manage', ...WHOLE },
  'POST /webhooks/:webhookId/deliveries/:deliveryId/replay': {
    who: 'settings.manage',
    ...WHOLE,
    plan: 'api-access',
  },
  'GET /dashboard': { isOpenToKeys: true, who: 'reviews.view' },
  'GET /dashboard/needs': { who: 'reviews.view', tells: 'review' },
  'GET /dashboard/onboarding': { who: 'reviews.view' },
  'PUT /dashboard/onboarding': { who: 'settings.manage', ...WHOLE, body: { isDismissed: true } },
  'GET /activity': { isOpenToKeys: true, who: 'activity.view', tells: 'code', isToldByArea: true },
  'GET /reputation': { who: 'analytics.view', plan: 'advanced-analytics' },
  'GET /reputation/basic': { who: 'analytics.view' },
  'GET /reputation/locations': { who: 'analytics.view', plan: 'advanced-analytics' },
  'GET /reputation.csv': { who: 'analytics.view', plan: 'advanced-analytics' },
  'GET /reputation/report-mails': { who: 'settings.manage', ...WHOLE, plan: 'advanced-analytics' },
  'PUT /reputation/report-mails': {
    who: 'settings.manage',
    ...WHOLE,
    plan: 'advanced-analytics',
    body: { readers: [] },
  },
  'GET /reputation.pdf': { who: 'analytics.view', plan: 'advanced-analytics' },
  'GET /activity.csv': { who: 'team.manage', tells: 'code', isToldByArea: true },

  'GET /assistant': { who: 'reviews.view' },
  'GET /assistant/usage': { who: 'settings.view' },
  'GET /assistant/brand-voice': { who: 'replies.draft' },
  'PUT /assistant/brand-voice': { who: 'settings.manage', ...WHOLE, body: VOICE },
  'POST /assistant/sentiment': { who: 'replies.draft', body: { content: 'Good coffee' } },
  'POST /assistant/reanalysis': { who: 'settings.manage', ...WHOLE, things: { ready: 'all-read' } },

  'GET /integrations': { who: 'integrations.view', tells: 'integration' },
  'GET /integrations/:integrationId/runs': { who: 'integrations.view' },
  'GET /integrations/:integrationId/live-reviews': { who: 'reviews.view', answer: '409' },
  'POST /integrations/authorizations': { who: 'integrations.manage', ...WHOLE, body: { platform: 'google' } },
  'POST /integrations/authorizations/complete': {
    who: 'integrations.manage',
    ...WHOLE,
    body: { platform: 'google', code: 'none', state: 'none' },
    answer: '409',
  },
  'POST /integrations/:integrationId/listing': {
    who: 'integrations.manage',
    ...WHOLE,
    body: { listingId: 'another' },
    answer: '409',
  },
  'PUT /integrations/:integrationId/location': {
    who: 'integrations.manage',
    ...WHOLE,
    things: IN_PLACE,
    body: ({ locationId }) => ({ locationId }),
  },
  'POST /integrations/:integrationId/disconnect': { who: 'integrations.manage', ...WHOLE },
  'DELETE /integrations/:integrationId': { who: 'integrations.manage', ...WHOLE, answer: '409' },
  'POST /sync': { who: 'reviews.view', body: {} },
  'POST /sync/:runId/stop': { who: 'reviews.manage', things: { runId: 'sync-run' } },

  'GET /locations': { isOpenToKeys: true, who: 'signed-in', tells: 'place' },
  'POST /locations': { who: 'settings.manage', ...WHOLE, body: { name: 'Pier' } },
  'PUT /locations/:locationId': { who: 'settings.manage', ...WHOLE, body: { name: 'Pier' } },
  'DELETE /locations/:locationId': { who: 'settings.manage', ...WHOLE },

  'GET /settings/general': { who: 'settings.view' },
  'PUT /settings/general': {
    who: 'settings.manage',
    ...WHOLE,
    body: { companyName: 'A business', country: null, timezone: 'UTC', language: 'en' },
  },
  'GET /settings/security': { who: 'settings.view' },
  'GET /settings/notifications': { who: 'settings.view' },
  'PUT /settings/notifications': {
    who: 'settings.manage',
    ...WHOLE,
    body: { ...DEFAULT_CUSTOMER_SETTINGS.notifications, revision: undefined },
  },
  'POST /settings/notifications/slack-test': {
    who: 'settings.manage',
    ...WHOLE,
    body: { slackAddress: 'https://hooks.slack.com/services/T1/B1/secret' },
  },
  'PUT /settings/security': { who: 'settings.manage', ...WHOLE, body: { sessionTimeout: 60 } },
  'POST /settings/security/release-link': {
    who: 'settings.manage',
    ...WHOLE,
    isOpenToReaders: true,
    also: { role: 'owner', refusal: '403 release-owner-only' },
    answer: '409',
  },
  'POST /settings/security/release': {
    who: 'settings.manage',
    ...WHOLE,
    isOpenToReaders: true,
    also: { role: 'owner', refusal: '403 release-owner-only' },
    body: { word: 'a-word-nobody-was-sent' },
    answer: '404',
  },
  'GET /settings/automation': { who: 'settings.view' },
  'PUT /settings/automation': {
    who: 'settings.manage',
    ...WHOLE,
    body: AUTOMATION,
  },
  'PUT /settings/automation/stop': { who: 'settings.manage', ...WHOLE, body: { isStopped: true } },
  'GET /automation/rules': { who: 'settings.view' },
  'POST /automation/rules': { who: 'settings.manage', ...WHOLE, body: RULE },
  'PUT /automation/rules/:ruleId': { who: 'settings.manage', ...WHOLE, body: { revision: 0, rule: RULE } },
  'DELETE /automation/rules/:ruleId': { who: 'settings.manage', ...WHOLE },
  'PUT /automation/rule-order': {
    who: 'settings.manage',
    ...WHOLE,
    things: { ready: 'no-rules' },
    body: { ruleIds: [] },
  },
  'POST /automation/dry-run': { who: 'settings.manage', ...WHOLE, body: { rule: RULE } },
  'GET /automation/runs': { who: 'settings.view' },
  'GET /workspace-data': { who: 'settings.manage', ...WHOLE, isOpenToClosed: true },
  'POST /workspace-data/exports': { who: 'settings.manage', ...WHOLE, isOpenToReaders: true, isOpenToClosed: true },
  'GET /workspace-data/exports/:exportId/file': { who: 'settings.manage', ...WHOLE, isOpenToClosed: true },
  'POST /workspace-data/close': {
    who: 'settings.manage',
    ...WHOLE,
    isOpenToReaders: true,
    also: { role: 'owner', refusal: '403 closing-owner-only' },
    body: { companyName: 'Another business' },
    answer: '400',
  },
  'POST /workspace-data/reopen': {
    who: 'settings.manage',
    ...WHOLE,
    isOpenToReaders: true,
    also: { role: 'owner', refusal: '403 closing-owner-only' },
  },
  'GET /billing': { who: 'billing.view', ...WHOLE },
  'GET /billing/invoices': { who: 'billing.view', ...WHOLE },
  // Whoever collects the money knows nothing of it.
  'GET /billing/invoices/:invoiceId/file': { who: 'billing.view', ...WHOLE, answer: '409' },
  'POST /billing/checkout': { ...PAYING, body: MONTHLY },
  'POST /billing/refresh': PAYING,
  'POST /billing/payment-method': { ...PAYING, answer: '409' },
  'POST /billing/switch/preview': { ...PAYING, body: MONTHLY, answer: '409' },
  'POST /billing/switch': { ...PAYING, body: MONTHLY, answer: '409' },
  'DELETE /billing/switch': { ...PAYING, answer: '409' },
  'PUT /billing/kept': { ...PAYING, body: { platforms: [], members: [] } },
  'POST /billing/cancel': { ...PAYING, answer: '409' },
  'DELETE /billing/cancel': { ...PAYING, answer: '409' },
  'POST /billing/coupon': { ...PAYING, body: { code: 'NOTHING' }, answer: '404' },
  'PUT /billing/payer': { ...PAYING, body: PAYER },
  'GET /settings/branding': { who: 'settings.view' },
  'PUT /settings/branding/colors': { who: 'settings.manage', ...WHOLE, plan: 'custom-branding', body: COLORS },
  'PUT /settings/branding/logo': { who: 'settings.manage', ...WHOLE, body: { data: PICTURE } },
  'DELETE /settings/branding/logo': { who: 'settings.manage', ...WHOLE },
  'GET /settings/custom-domain': { who: 'settings.view' },
  'PUT /settings/custom-domain': {
    who: 'settings.manage',
    ...WHOLE,
    plan: 'custom-branding',
    body: { domain: 'nowhere' },
    answer: '400',
  },
  'POST /settings/custom-domain/check': { who: 'settings.manage', ...WHOLE, plan: 'custom-branding', answer: '404' },
  'DELETE /settings/custom-domain': { who: 'settings.manage', ...WHOLE },
  'GET /sso-provider': { who: 'settings.manage', plan: 'sso' },
  'PUT /sso-provider': {
    who: 'settings.manage',
    plan: 'sso',
    body: { kind: 'oidc', issuer: 'nowhere', domains: ['none'] },
    also: OWNERS,
    answer: '400',
  },
  'DELETE /sso-provider': { who: 'settings.manage', plan: 'sso', also: OWNERS },
  'POST /sso-provider/domains/:domain/check': { who: 'settings.manage', plan: 'sso', also: OWNERS, answer: '404' },

  'GET /team': { isOpenToKeys: true, who: 'team.view' },
  'GET /permissions': { who: 'team.view' },
  'GET /team-approval': { who: 'team.view' },
  'PUT /team-approval': { who: 'team.manage', ...WHOLE, body: { rule: 'by-role' } },
  'GET /team/:memberId': { who: 'team.view' },
  'PATCH /team/:memberId': { who: 'team.manage', ...WHOLE, body: { name: 'Zoe' } },
  'DELETE /team/:memberId': { who: 'team.manage', ...WHOLE },
  'POST /team/:memberId/suspend': { who: 'team.manage', ...WHOLE },
  'POST /team/:memberId/reactivate': { who: 'team.manage', ...WHOLE, answer: '409' },
  'POST /team/:memberId/invitation': { who: 'team.manage', ...WHOLE, answer: '409' },
  'POST /team/:memberId/transfer-ownership': {
    who: 'team.manage',
    ...WHOLE,
    // Somebody invited cannot become the owner: so the owner stays who it is.
    things: { memberId: 'invited-member' },
    also: { role: 'owner', refusal: '403 owner-only' },
    answer: '409',
  },
  'PUT /team/:memberId/avatar': { who: 'team.view', body: { data: PICTURE }, also: FACES },
  'DELETE /team/:memberId/avatar': { who: 'team.view', also: FACES },
  'GET /team/:memberId/locations': { who: 'team.view' },
  'PUT /team/:memberId/locations': { who: 'team.manage', ...WHOLE, body: { locations: null } },
  'POST /team/invitations': {
    who: 'team.manage',
    ...WHOLE,
    ...FULL,
    body: () => ({ emails: [newAddress()], permissions: [], locations: [] }),
  },
  'POST /invitations': {
    who: 'team.manage',
    ...WHOLE,
    ...FULL,
    // Brings the role's permissions along, which nobody gives who lacks them.
    also: { permission: 'reviews.view', refusal: '403 permission-not-yours' },
    body: () => ({ email: newAddress() }),
  },
}
