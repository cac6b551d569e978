import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

const newPath = () => `services/T0/B0/${randomUUID()}`
const receive = (path: string, text: string) => app.anonymous.post(`/sandbox/slack/${path}`, { text })
const look = async (to = '') => (await app.anonymous.get(`/sandbox?to=${encodeURIComponent(to)}`)).body as string

describe('Slack in the sandbox', () => {
  it('is a part of the sandbox’s page, the newest first, in which a message cannot run', async () => {
    const path = newPath()
    await receive(path, 'First review')
    await receive(path, '<script>alert(1)</script>')

    const page = await look()
    expect(page).toContain(`To /${path}`)
    expect(page.indexOf('&lt;script&gt;alert(1)')).toBeLessThan(page.indexOf('First review'))
    expect(page).not.toContain('<script>')
  })

  it('shows what came to one address', async () => {
    const [path, other] = [newPath(), newPath()]
    await receive(path, 'For the bistro')
    await receive(other, 'For the bakery')

    const page = await look(`https://hooks.slack.com/${path}`)
    expect([page.includes('For the bistro'), page.includes('For the bakery')]).toEqual([true, false])
  })

  it('shows what the product says, and is emptied by a button', async () => {
    const owner = await app.make.member()
    const address = `https://hooks.slack.com/${newPath()}`
    await app.as(owner).post('/api/v1/settings/notifications/slack-test', { slackAddress: address })
    expect(await look(address)).toContain('This is a test message from Goodword.')

    expect(await app.anonymous.post('/sandbox/slack/empty')).toMatchObject({ status: 303 })
    expect(await look(address)).toContain('There is no Slack message to this address yet.')
  })
})
