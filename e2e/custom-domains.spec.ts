import { moveToEnterprise } from './enterprise.ts'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'

interface MadePage {
  slug: string
  url: string
}

test.describe('a custom domain', () => {
  test.use({ expectedComplaints: [/status of 400/] })

  test('is named, proven by its DNS, used by pages, and let go', async ({ page, request, installation }) => {
    test.slow()
    const owner = await makePerson(request)
    const domain = `reviews.d${Date.now()}.test`
    const card = page.getByRole('region', { name: 'Custom domain' })
    await arriveAs(page, owner, '/settings?tab=branding')
    await expect(card).toContainText('Your own domain comes with the Enterprise plan.')
    await expect(card.getByRole('textbox')).toHaveCount(0)
    await moveToEnterprise(installation.dataFolder, owner.email)
    await page.reload()

    await card.getByLabel('Domain').fill('nowhere')
    await card.getByRole('button', { name: 'Use this domain' }).click()
    await expect(card.getByText('Enter a domain like reviews.example.com.')).toBeVisible()
    await card.getByLabel('Domain').fill(domain)
    await card.getByRole('button', { name: 'Use this domain' }).click()
    await expect(card.getByText('Waiting for the CNAME record')).toBeVisible()
    await expect(card.getByRole('paragraph').filter({ hasText: domain }).first()).toBeFocused()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 720 })

    const records = card.getByRole('list', { name: 'DNS records' }).getByRole('listitem')
    const publish = async (type: 'CNAME' | 'TXT') => {
      const entry = records.filter({ hasText: type })
      const [name = '', value = ''] = await entry.getByRole('code').allInnerTexts()
      await request.post('/sandbox/dns/records', { form: { name, type, value } })
      await card.getByRole('button', { name: 'Check now' }).click()
      await expect(entry.getByText('Found', { exact: true })).toBeVisible()
    }
    await expect(records.getByRole('button', { name: /^Copy the (name|value)/ })).toHaveCount(4)
    await publish('CNAME')
    await expect(card.getByText('Waiting for the TXT record')).toBeVisible()
    await publish('TXT')
    await expect(card.getByText('Active', { exact: true })).toBeVisible()
    await expectAccessible(page)

    const made = { kind: 'review', name: 'Counter', status: 'published' }
    const { slug, url } = await ask<MadePage>(page, 'post', '/api/v1/hosted-pages', made)
    expect(new URL(url).hostname).toBe(domain)
    expect((await request.get(`/p/${slug}`, { headers: { host: domain } })).status()).toBe(200)
    expect((await request.get('/dashboard', { headers: { host: domain } })).status()).toBe(404)

    await card.getByRole('button', { name: 'Remove domain' }).click()
    await openDialog(page).getByRole('button', { name: 'Remove domain' }).click()
    await expect(card.getByLabel('Domain')).toBeVisible()
  })
})
