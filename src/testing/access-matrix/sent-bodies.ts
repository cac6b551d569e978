import { randomUUID } from 'node:crypto'

/** One pixel, base64. */
export const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** Tags every review. */
export const RULE = {
  name: 'All',
  isOn: true,
  when: {
    platforms: [],
    ratings: [],
    sentiments: [],
    languages: [],
    hasText: 'any',
    locationIds: [],
    contains: [],
    occasions: [],
  },
  actions: { answer: 'none', texts: [], assigneeId: null, tags: ['seen'], notifyIds: [], isEscalated: false },
}

/** Answers to hello. */
export const CHAT_FLOW = { name: 'Hello', triggers: ['hello'], responses: [{ message: 'Hi!' }] }

export const newVisitHook = () => ({ name: randomUUID(), mapping: { email: 'guest.email' } })

export const newWebhook = () => ({ address: `https://hooks.example.com/${randomUUID()}`, events: ['review.created'] })

export const newKey = () => ({ name: randomUUID(), permissions: ['team.view'], expiresInDays: 30 })
