import type { Page } from '@playwright/test'
import { ask } from './people.ts'

export const CONNECTIONS = '/api/v1/provider-connections'

/** A service to send by, and somebody who wants to hear from the business. */
export async function prepareSending(page: Page, email: string): Promise<void> {
  const apiKey = `SG.sandbox-${Date.now()}`
  const { id } = await ask<{ id: string }>(page, 'post', CONNECTIONS, { provider: 'sendgrid', credentials: { apiKey } })
  const sender = { senderAddress: 'hello@bistro.test', senderName: 'Bistro', postalAddress: 'Quay 1, Halifax' }
  await ask(page, 'patch', `${CONNECTIONS}/${id}`, sender)
  const consent = { channels: ['email'], basis: 'express', place: 'paper', wording: 'You may write.' }
  await ask(page, 'post', '/api/v1/contacts', { name: 'Ann Lee', email, consent })
}
