import { randomUUID } from 'node:crypto'
import { NEXT_YEAR } from '#testing/next-year.ts'
import type { AccessTable, Ids } from './access-row.ts'
import { CHAT_FLOW } from './sent-bodies.ts'

const CODE = { name: 'Table 1', type: 'survey', destination: { kind: 'url', url: 'https://example.com' } }
const IN_PLACE = { locationId: 'place' } as const
const CONTENT = { questions: [{ id: 'a', kind: 'stars', label: { en: 'Stars?' } }] }
const REMOVED_PAGE = { pageId: 'removed-page' } as const

const PROVIDERS = { who: 'integrations.manage', isForWholeBusiness: true } as const
const SENDING = { ...PROVIDERS, plan: 'campaigns' } as const
const newCredentials = () => ({ apiKey: `SG.sandbox-${randomUUID()}` })

const WRITING = { who: 'campaigns.manage', isForWholeBusiness: true, plan: 'campaigns' } as const

const GOING = { who: 'campaigns.send', isForWholeBusiness: true } as const

const PLANNING = {
  who: 'calendar.manage',
  isForWholeBusiness: true,
  plan: 'campaigns',
  also: { permission: 'campaigns.send', refusal: '403 permission-denied' },
} as const

const CONTACT = { name: 'Ann', tags: ['regular'] }
const CHOSEN = { things: { contactId: 'contact' }, outside: '200' } as const
const chosen = ({ contactId }: Ids) => ({ selection: { contactIds: [contactId] } })

const LISTS = { who: 'contacts.manage', isForWholeBusiness: true } as const
const LIST = { ...LISTS, things: { importId: 'guest-list' } } as const
const READING = {
  delimiter: ',',
  hasHeadings: true,
  columns: ['Email'],
  mapping: { email: 0 },
  dateOrder: 'day-first',
  keepsOthers: false,
}

const ADVANCED = { plan: 'advanced-analytics' } as const
const WIDGET = { name: 'Home', kind: 'newest', locationId: null, language: null }
const FOLLOWING = { who: 'settings.manage', isForWholeBusiness: true, ...ADVANCED } as const

export const MARKETING_ROWS: AccessTable = {
  'GET /qr-codes': { isOpenToKeys: true, who: 'qr-codes.view', tells: 'code' },
  'POST /qr-codes': {
    who: 'qr-codes.manage',
    things: IN_PLACE,
    body: ({ locationId }) => ({ ...CODE, locationId }),
  },
  'POST /qr-codes/bulk': {
    who: 'qr-codes.manage',
    things: IN_PLACE,
    body: ({ locationId }) => ({ locationIds: [locationId], destination: CODE.destination }),
  },
  'GET /qr-codes/:qrCodeId': { isOpenToKeys: true, who: 'qr-codes.view', tells: 'code' },
  'PATCH /qr-codes/:qrCodeId': { who: 'qr-codes.manage', body: { name: 'Table 2' } },
  'DELETE /qr-codes/:qrCodeId': { who: 'qr-codes.manage' },
  'POST /qr-codes/:qrCodeId/duplicate': { who: 'qr-codes.manage' },
  'POST /qr-codes/:qrCodeId/restore': { who: 'qr-codes.manage', things: { qrCodeId: 'removed-code' } },
  'POST /qr-codes/:qrCodeId/events': {
    who: 'qr-codes.view',
    isOpenToReaders: true,
    body: { eventType: 'download' },
  },
  'GET /qr-codes/:qrCodeId/statistics': { isOpenToKeys: true, who: 'qr-codes.view' },
  'GET /qr-codes/:qrCodeId/scans.csv': { who: 'qr-codes.view' },
  'GET /qr-codes/:qrCodeId/code.png': { who: 'qr-codes.view' },
  'GET /qr-codes/:qrCodeId/code.svg': { who: 'qr-codes.view' },
  'GET /qr-codes/:qrCodeId/print.pdf': { who: 'qr-codes.view', query: 'form=table-tent' },
  'GET /qr-print-brand': { who: 'qr-codes.view' },

  'GET /campaigns': { isOpenToKeys: true, who: 'campaigns.view' },
  'POST /campaigns': { ...WRITING, body: { name: 'Spring', type: 'promotion', message: 'Come in' } },
  'POST /campaigns/message': { ...WRITING, body: { type: 'promotion', businessName: 'Bistro', industry: 'Food' } },
  'GET /campaigns/:campaignId': { isOpenToKeys: true, who: 'campaigns.view' },
  'GET /campaigns/:campaignId/preview': { who: 'campaigns.view' },
  'PATCH /campaigns/:campaignId': { ...WRITING, body: { name: 'Summer' } },
  'DELETE /campaigns/:campaignId': { who: 'campaigns.manage', isForWholeBusiness: true },
  'POST /campaigns/:campaignId/duplicate': WRITING,
  'GET /campaigns/:campaignId/audience': { who: 'campaigns.view' },
  'GET /campaigns/:campaignId/recipients': { who: 'campaigns.view' },
  'GET /campaigns/:campaignId/recipients.csv': { who: 'campaigns.view', query: 'language=en' },
  'GET /campaigns/:campaignId/metrics': { isOpenToKeys: true, who: 'analytics.view' },
  'GET /campaigns/:campaignId/events': { who: 'analytics.view', plan: 'advanced-analytics' },
  'GET /campaigns/:campaignId/analytics': { who: 'analytics.view', plan: 'advanced-analytics' },
  'GET /campaign-analytics': { who: 'analytics.view' },
  'GET /campaign-analytics/summary': { who: 'analytics.view' },
  'GET /campaign-analytics/campaigns.csv': { who: 'analytics.view', plan: 'advanced-analytics' },
  'POST /campaigns/:campaignId/send': {
    ...GOING,
    plan: 'campaigns',
    body: { channels: ['email'], at: null },
    answer: '409',
  },
  'POST /campaigns/:campaignId/activate': { ...GOING, plan: 'campaigns', answer: '400' },
  'POST /campaigns/:campaignId/test': {
    ...GOING,
    plan: 'campaigns',
    body: { channel: 'email' },
    answer: '409',
  },
  'POST /campaigns/:campaignId/check-links': { ...GOING, plan: 'campaigns' },
  'POST /campaigns/:campaignId/read-post': {
    ...GOING,
    plan: 'campaigns',
    body: { network: 'twitter' },
    // It was never posted.
    answer: '404',
  },
  'POST /campaigns/:campaignId/unschedule': { ...GOING, answer: '409' },
  'POST /campaigns/:campaignId/pause': { ...GOING, answer: '409' },
  'POST /campaigns/:campaignId/end': { ...GOING, answer: '409' },
  'POST /campaigns/:campaignId/restore': { ...WRITING, things: { campaignId: 'removed-campaign' } },

  'GET /calendar': {
    who: 'calendar.view',
    query: `from=${NEXT_YEAR}-05-31&to=${NEXT_YEAR}-07-04`,
  },
  'GET /calendar/feed': { who: 'calendar.view' },
  'POST /calendar/feed': { who: 'calendar.view' },
  'DELETE /calendar/feed': { who: 'calendar.view', isOpenToReaders: true },
  'POST /calendar/campaigns': {
    ...PLANNING,
    body: { name: 'Spring', channels: ['email'], at: `${NEXT_YEAR}-06-01T09:00` },
  },
  'PUT /calendar/campaigns/:campaignId': { ...PLANNING, body: { at: `${NEXT_YEAR}-06-01T09:00` } },
  'PUT /calendar/replies/:scheduledId': {
    who: 'calendar.manage',
    also: { permission: 'replies.publish', refusal: '403 permission-denied' },
    body: { at: `${NEXT_YEAR}-06-02T09:00` },
  },

  'GET /chat/flows': { who: 'chat.use' },
  'POST /chat/flows': { who: 'chat.manage', body: CHAT_FLOW },
  'PUT /chat/flows/:flowId': { who: 'chat.manage', body: { revision: 0, flow: CHAT_FLOW } },
  'DELETE /chat/flows/:flowId': { who: 'chat.manage' },
  'GET /chat/conversations': { who: 'chat.use' },
  'GET /chat/conversations/:conversationId/messages': { who: 'chat.use' },
  'DELETE /chat/conversations/:conversationId': { who: 'chat.use' },
  'POST /chat/messages': { who: 'chat.use', body: { text: 'Hello' } },

  'GET /review-widgets': FOLLOWING,
  'GET /review-widgets/reviews': FOLLOWING,
  'POST /review-widgets': { ...FOLLOWING, body: WIDGET },
  'PUT /review-widgets/:widgetId': { ...FOLLOWING, body: WIDGET },
  'DELETE /review-widgets/:widgetId': FOLLOWING,
  'GET /competitors': { who: 'analytics.view', ...ADVANCED },
  'POST /competitors': { ...FOLLOWING, body: { name: 'Blue Heron' } },
  'PUT /competitors/:competitorId': { ...FOLLOWING, body: { name: 'Blue Heron' } },
  'DELETE /competitors/:competitorId': FOLLOWING,
  'POST /competitors/:competitorId/restore': { ...FOLLOWING, things: { competitorId: 'removed-competitor' } },
  'POST /competitors/:competitorId/figures': {
    ...FOLLOWING,
    body: { platform: 'google', day: '2026-01-02', rating: 4, reviewCount: 10 },
  },
  'DELETE /competitors/:competitorId/figures/:figureId': FOLLOWING,
  'GET /competitors/:competitorId/history': { who: 'analytics.view', ...ADVANCED },
  'POST /competitors/import': { ...FOLLOWING, body: { csv: 'name,platform,date,rating,reviews' } },
  'GET /competitors/places': { ...FOLLOWING, query: 'name=Heron' },
  'POST /competitors/:competitorId/refresh': { who: 'analytics.view', ...ADVANCED },

  'POST /visits': {
    isOpenToKeys: true,
    who: 'contacts.manage',
    things: IN_PLACE,
    body: ({ locationId }) => ({ locationId, who: { kind: 'person', email: `${randomUUID()}@guests.test` } }),
  },
  'GET /campaign-senders': WRITING,
  'GET /review-requests/this-month': { who: 'campaigns.view', plan: 'campaigns' },
  'GET /review-requests/choices': { who: 'campaigns.send', plan: 'campaigns', tells: 'place' },
  'POST /review-requests': {
    who: 'campaigns.send',
    plan: 'campaigns',
    things: IN_PLACE,
    body: ({ locationId }) => ({ locationId, to: { kind: 'person', name: '', address: 'a@b.test', wording: 'Yes' } }),
    // The location has no review links.
    answer: '409',
  },

  'GET /hosted-pages': { isOpenToKeys: true, who: 'qr-codes.view', tells: 'page' },
  'POST /hosted-pages': {
    who: 'qr-codes.manage',
    things: IN_PLACE,
    body: ({ locationId }) => ({ kind: 'survey', name: 'Visit', locationId }),
  },
  'POST /hosted-pages/preview': {
    who: 'qr-codes.view',
    isOpenToReaders: true,
    body: { kind: 'survey', content: CONTENT },
  },
  'GET /hosted-pages/slugs/:slug': { who: 'qr-codes.manage' },
  'GET /hosted-pages/:pageId': { who: 'qr-codes.view', tells: 'page' },
  'PATCH /hosted-pages/:pageId': { who: 'qr-codes.manage', body: { revision: 1, name: 'Visit us' } },
  'DELETE /hosted-pages/:pageId': { who: 'qr-codes.manage' },
  'POST /hosted-pages/:pageId/duplicate': { who: 'qr-codes.manage' },
  'POST /hosted-pages/:pageId/restore': { who: 'qr-codes.manage', things: REMOVED_PAGE },
  'GET /hosted-pages/:pageId/results': { isOpenToKeys: true, who: 'qr-codes.view' },
  'GET /hosted-pages/:pageId/responses.csv': { who: 'qr-codes.view' },

  'GET /page-responses': { isOpenToKeys: true, who: 'qr-codes.view', tells: 'response' },
  'GET /page-responses/count': { isOpenToKeys: true, who: 'qr-codes.view' },
  'GET /page-responses/:responseId': { isOpenToKeys: true, who: 'qr-codes.view', tells: 'response' },
  'PATCH /page-responses/:responseId': { who: 'qr-codes.manage', body: { isDone: true } },
  'DELETE /page-responses/:responseId': { who: 'qr-codes.manage' },
  'GET /page-responses/:responseId/photo': { who: 'qr-codes.view' },
  'POST /page-responses/:responseId/replies': { who: 'qr-codes.manage', body: { text: 'Sorry!' } },

  'GET /provider-connections': { who: 'integrations.view' },
  'POST /provider-connections': { ...SENDING, body: () => ({ provider: 'sendgrid', credentials: newCredentials() }) },
  'PATCH /provider-connections/:connectionId': { ...SENDING, body: { senderName: 'Bistro' } },
  'DELETE /provider-connections/:connectionId': PROVIDERS,
  'GET /provider-connections/:connectionId/audiences': PROVIDERS,
  'POST /provider-connections/:connectionId/check': SENDING,
  'POST /provider-connections/:connectionId/default': SENDING,
  'POST /provider-connections/:connectionId/reconnect': { ...SENDING, body: () => ({ credentials: newCredentials() }) },
  'POST /provider-connections/:connectionId/test': { ...SENDING, answer: '409' },

  'POST /provider-authorizations': { ...SENDING, body: { provider: 'twitter' } },
  'POST /provider-authorizations/complete': { ...SENDING, body: { code: 'code', state: 'state' }, answer: '409' },
  'POST /provider-authorizations/choose': {
    ...SENDING,
    body: () => ({ authorizationId: randomUUID(), placeIds: ['1'] }),
    answer: '404',
  },

  'GET /contacts': { isOpenToKeys: true, who: 'contacts.view', tells: 'contact' },
  'GET /contacts/count': { isOpenToKeys: true, who: 'contacts.view' },
  'GET /contacts/tags': { isOpenToKeys: true, who: 'contacts.view', tells: 'contact' },
  'POST /contacts': {
    isOpenToKeys: true,
    who: 'contacts.manage',
    things: IN_PLACE,
    body: ({ locationId }) => ({ ...CONTACT, email: `${randomUUID()}@guests.test`, locationId }),
  },
  'GET /contacts/:contactId': { isOpenToKeys: true, who: 'contacts.view', tells: 'contact' },
  'PATCH /contacts/:contactId': { isOpenToKeys: true, who: 'contacts.manage', body: CONTACT },
  'GET /contacts/:contactId/story': { who: 'contacts.view' },
  'POST /contacts/:contactId/consents': {
    isOpenToKeys: true,
    who: 'contacts.manage',
    body: { action: 'withdrawn', channel: 'email', place: 'in-person' },
  },
  'POST /contacts/:contactId/preferences-mail': { who: 'contacts.manage' },
  'GET /contacts/:contactId/data.json': { who: 'contacts.manage', isForWholeBusiness: true, isOpenToReaders: true },
  'POST /contacts/:contactId/erase': { who: 'contacts.manage', isForWholeBusiness: true },
  'POST /contacts/tags': {
    isOpenToKeys: true,
    who: 'contacts.manage',
    ...CHOSEN,
    body: (ids) => ({ ...chosen(ids), add: ['regular'] }),
  },
  'POST /contacts/delete': { who: 'contacts.manage', ...CHOSEN, body: chosen },
  'POST /contacts/restore': {
    who: 'contacts.manage',
    things: { deletionId: 'deletion' },
    outside: '409',
    body: ({ deletionId }) => ({ deletionId }),
  },
  'POST /contacts.csv': {
    who: 'contacts.manage',
    isOpenToReaders: true,
    tells: 'contact',
    body: { selection: { filter: {} } },
  },

  'GET /contact-imports': LISTS,
  'POST /contact-imports/preview': { ...LISTS, body: { text: 'Email', isWhole: true } },
  'POST /contact-imports': { ...LISTS, body: { fileName: 'guests.csv', reading: READING } },
  'POST /contact-imports/:importId/chunks': { ...LIST, body: { number: 0, text: '', isLast: true } },
  'POST /contact-imports/:importId/start': { ...LIST, body: { consent: null } },
  'DELETE /contact-imports/:importId': LIST,
  'GET /contact-imports/:importId/faults': LIST,
  'GET /contact-imports/:importId/faults.csv': { ...LIST, isOpenToReaders: true },
  'POST /contact-imports/:importId/undo': { ...LIST, answer: '409' },

  'GET /contact-segments': { who: 'contacts.view' },
  'POST /contact-segments': { who: 'contacts.manage', body: () => ({ name: randomUUID(), filter: {} }) },
  'PATCH /contact-segments/:segmentId': { who: 'contacts.manage', body: { filter: { tag: 'regular' } } },
  'DELETE /contact-segments/:segmentId': { who: 'contacts.manage' },
}
