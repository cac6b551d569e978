import type { AccessTable } from './access-row.ts'

const WORD = 'a-word-of-a-link-that-nobody-was-ever-sent-0'
const MINE = { who: 'signed-in' } as const
const BY_LINK = { who: 'public', body: { word: WORD } } as const
const OF_MEMBERS = { withoutCustomer: '404', whenClosed: '403 customer-inactive' } as const

/** What is a person's own, what anybody may see, and what the platform's administrators do. */
export const PERSON_ROWS: AccessTable = {
  'GET /me': MINE,
  'PUT /me/language': { ...MINE, body: { language: 'en' } },
  'GET /me/sessions': MINE,
  'DELETE /me/sessions/:sessionId': MINE,
  'POST /me/sessions/end-others': MINE,
  'GET /me/security-events': MINE,
  'GET /me/administrators': MINE,
  'GET /me/standing': MINE,
  'POST /me/help': { ...MINE, body: { message: 'Help', language: 'en' } },
  'GET /me/invitations': MINE,
  'POST /me/invitations/:invitationId/accept': { ...MINE, body: { name: 'Zoe' }, answer: '404' },
  'GET /me/notification-preferences': MINE,
  'PATCH /me/notification-preferences': { ...MINE, ...OF_MEMBERS, body: {} },
  'POST /me/push-devices': {
    ...MINE,
    ...OF_MEMBERS,
    body: { endpoint: 'https://nowhere.test/push', p256dh: 'x', auth: 'y' },
    answer: '400',
  },
  'DELETE /me/push-devices/:deviceId': { ...MINE, ...OF_MEMBERS },
  'GET /notifications': MINE,
  'POST /notifications/read-all': MINE,
  'POST /notifications/:notificationId/read': MINE,
  'GET /events': MINE,
  'GET /search': { ...MINE, query: 'query=zanzibar', tells: 'review', isToldByArea: true },

  'GET /openapi.json': { who: 'public' },
  'GET /logos/:logoId/:size': { who: 'public', answer: '404' },
  'GET /avatars/:customerId/:avatarId': { who: 'public', answer: '404' },
  'POST /contact-messages': {
    who: 'public',
    body: { name: 'Zoe', email: 'zoe@example.com', message: 'Hello, what does it cost?' },
  },
  'POST /invitations/look': { who: 'public', body: { tokenHash: WORD }, answer: '404' },
  'POST /reply-links/look': { ...BY_LINK, answer: '404' },
  'POST /reply-links/approve': { who: 'public', body: { word: WORD, text: 'Thank you' }, answer: '404' },
  'POST /reply-links/follow': { ...BY_LINK, answer: '404' },
  'POST /reply-links/undo': { ...BY_LINK, answer: '404' },
  'POST /unsubscribe/look': { ...BY_LINK, answer: '404' },
  'POST /unsubscribe/change': { who: 'public', body: { word: WORD, isOn: false }, answer: '404' },

  'GET /admin/contact-messages': { who: 'platform-admin' },
  'POST /admin/contact-messages/:messageId/handle': { who: 'platform-admin' },
  'POST /admin/contact-messages/:messageId/answer': { who: 'platform-admin', body: { text: 'Thank you' } },
  'POST /admin/contact-messages/:messageId/reopen': { who: 'platform-admin', answer: '409' },
}
