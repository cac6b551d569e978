import { expect, it } from 'vitest'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const { start, addGuest, goOut } = createCampaigns(app)
const CLOSED = 'http://127.0.0.1:9/menu'

async function startWith(values: object) {
  const campaign = await start(values)
  const { owner, path } = campaign
  return {
    ...campaign,
    check: async () => {
      const { status, body } = await campaign.post('check-links')
      await app.jobs.run('campaigns.check-links')
      return { status, ...body }
    },
    faults: async () => (await app.as(owner).get(`${path}/audience`)).body.linkFaults,
  }
}

it('warns of every address that readers cannot reach, and sends nevertheless', async () => {
  const { owner, check, faults, send, read } = await startWith({
    message: 'Our menu: http://10.0.0.1/menu. See you!',
    link: { kind: 'url', url: CLOSED },
    imageUrl: 'http://192.168.1.1/a.jpg',
  })
  expect(await faults()).toEqual([])
  expect(await check()).toEqual({ status: 200, isChecking: true })
  expect(await faults()).toEqual(
    [CLOSED, 'http://10.0.0.1/menu', 'http://192.168.1.1/a.jpg'].map((url) => ({ url, fault: 'not-public' })),
  )

  await addGuest(owner)
  expect((await send()).status).toBe(200)
  await goOut()
  expect(await read()).toMatchObject({ progress: { handedOver: 1 } })
})

it('looks again only after a while, or at what is new, and forgets what no longer stands in it', async () => {
  const { owner, path, check, faults } = await startWith({ link: { kind: 'url', url: CLOSED } })
  await check()
  expect(await check()).toMatchObject({ isChecking: false })
  await app.as(owner).patch(path, { link: { kind: 'url', url: 'http://10.0.0.2/' } })
  expect(await faults()).toEqual([])
  expect(await check()).toMatchObject({ isChecking: true })
  expect(await faults()).toEqual([{ url: 'http://10.0.0.2/', fault: 'not-public' }])
  await app.superuser.query(`update campaigns set links_checked_at = now() - interval '1 hour'`)
  expect(await check()).toMatchObject({ isChecking: true })
})

it('asks nobody about a campaign without addresses, and tells nothing of another customer’s', async () => {
  const { path, check } = await startWith({})
  expect(await check()).toMatchObject({ isChecking: false })
  expect((await app.as(await app.make.member()).post(`${path}/check-links`, {})).status).toBe(404)
})
