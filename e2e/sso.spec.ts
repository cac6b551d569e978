import type { Browser, Page, Route } from '@playwright/test'
import { moveToEnterprise } from './enterprise.ts'
import { expect, expectAccessible, expectNoOverflow, signIn, test } from './journey.ts'
import { inventPerson, makePerson } from './people.ts'

/** What the sandbox's page shows beside a name, for one of its providers. */
async function readShown(sandbox: Page, provider: string, name: string): Promise<string> {
  const article = sandbox.getByRole('article').filter({ has: sandbox.getByRole('heading', { name: provider }) })
  const line = await article.getByRole('paragraph').filter({ hasText: name }).innerText()
  return line.slice(name.length).trim()
}

/** A colleague in a browser of their own, by "Sign in with SSO", as the company's provider knows them. */
async function signInWithSso(browser: Browser, colleague: { name: string; email: string }): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign in with SSO' }).click()
  await page.getByLabel('Work email address').fill(colleague.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  const other = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Another address' }) })
  await other.getByLabel('Email').fill(colleague.email)
  await other.getByLabel('Name').fill(colleague.name)
  await other.getByRole('button', { name: 'Continue' }).click()
  return page
}

test.describe('single sign-on', () => {
  test.use({ expectedComplaints: [/status of 40[03]/] })

  test('is set up by the owner, lets a colleague in as a member, and is removed again', async ({
    page,
    browser,
    request,
    installation,
  }) => {
    test.slow()
    const domain = `acme-${Date.now()}.test`
    const owner = await makePerson(request, { ...inventPerson(), email: `owner@${domain}` })
    const colleague = { name: 'Kim Colleague', email: `kim@${domain}` }
    const card = page.getByRole('region', { name: 'Single sign-on' })
    await signIn(page, owner)
    await expect(page).toHaveURL('/dashboard')

    await page.goto('/settings?tab=security')
    await expect(card).toContainText('Single sign-on comes with the Enterprise plan.')
    await expect(card.getByRole('button')).toHaveCount(0)
    await expect(card.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription')
    await expectAccessible(page)
    await moveToEnterprise(installation.dataFolder, owner.email)
    await page.reload()

    await card.getByRole('button', { name: 'Set up single sign-on' }).click()
    await expect(card.getByLabel('SAML 2.0')).toBeFocused()
    await expect(card.getByLabel('Email domains')).toHaveValue(domain)
    await card.getByRole('button', { name: 'Save provider' }).click()
    await expect(card.getByText('Fill this in.')).toHaveCount(3)
    await expect(card.getByLabel('Issuer')).toBeFocused()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 720 })

    const sandbox = await browser.newPage()
    await sandbox.goto('/sandbox')
    const entryPoint = await readShown(sandbox, 'Acme, SAML 2.0', 'Sign-in address')
    await card.getByLabel('Issuer').fill(await readShown(sandbox, 'Acme, SAML 2.0', 'Issuer'))
    await card.getByLabel('Sign-in address').fill(entryPoint.replace('http:', 'ftp:'))
    const certificate = await request.get('/sandbox/identity/saml/acme/certificate.pem')
    await card.getByLabel('Certificate').fill(await certificate.text())
    await card.getByRole('button', { name: 'Save provider' }).click()
    await expect(card.getByText('Enter an address that begins with https://.')).toBeVisible()
    await expect(card.getByLabel('Sign-in address')).toBeFocused()
    await card.getByLabel('Sign-in address').fill(entryPoint)
    await card.getByRole('button', { name: 'Save provider' }).click()
    await expect(card).toContainText('Not on yet. Prove that at least one email domain is yours.')
    await expect(card.getByRole('button', { name: 'Change' })).toBeFocused()
    const entry = card.getByRole('listitem').filter({ hasText: domain })
    await entry.getByRole('button', { name: `Check now: ${domain}` }).click()
    await expect(entry).toContainText('Record not found')
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 720 })

    await sandbox.getByLabel('Name', { exact: true }).fill(domain)
    await sandbox.getByLabel('Value').fill(await entry.getByText(/^goodword-verify=/).innerText())
    await sandbox.getByRole('button', { name: 'Add the record' }).click()
    await expect(sandbox.getByRole('heading', { name: domain })).toBeVisible()
    await entry.getByRole('button', { name: `Check now: ${domain}` }).click()
    await expect(entry).toContainText('Verified')
    await expect(card).toContainText(`takes people with an address at ${domain} to your provider`)

    const arrived = await signInWithSso(browser, colleague)
    await arrived.getByRole('button', { name: 'Continue' }).click()
    await expect(arrived).toHaveURL('/dashboard')
    await expect(arrived.getByText('joined the team').first()).toBeVisible()
    await arrived.goto('/settings?tab=security')
    await expect(arrived.getByRole('heading', { name: 'Session timeout' })).toBeVisible()
    await expect(arrived.getByRole('region', { name: 'Single sign-on' })).toHaveCount(0)

    await card.getByRole('button', { name: 'Change' }).click()
    await card.getByLabel('OpenID Connect').check()
    await card.getByLabel('Issuer').fill(await readShown(sandbox, 'Acme, OpenID Connect', 'Issuer'))
    await card.getByLabel('Client ID').fill(await readShown(sandbox, 'Acme, OpenID Connect', 'Client id'))
    await card
      .getByLabel('Client secret', { exact: true })
      .fill(await readShown(sandbox, 'Acme, OpenID Connect', 'Client secret'))
    await expect(card.getByText(/\/auth\/v1\/callback$/)).toBeVisible()
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Save provider' }).click()
    await expect(card.getByText(/OpenID Connect ·/)).toBeVisible()
    await expect(await signInWithSso(browser, colleague)).toHaveURL('/dashboard')

    await card.getByRole('button', { name: 'Remove' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove single sign-on?' })
    await expect(dialog).toContainText('Everyone keeps their account')
    await expectAccessible(page)
    // As after ten minutes of work.
    const stale = { status: 403, code: 'permission-denied', reason: 'reauthentication-needed', detail: 'Who are you?' }
    const isRemoval = (route: Route) => route.request().method() === 'DELETE'
    await page.route('**/api/v1/sso-provider', (route) =>
      isRemoval(route) ? route.fulfill({ status: 403, json: stale }) : route.fallback(),
    )
    await dialog.getByRole('button', { name: 'Remove' }).click()
    const proof = dialog.getByRole('region', { name: 'Confirm that it’s you' })
    await expect(proof.getByLabel('Current password')).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled()
    await expectAccessible(page)
    await page.unroute('**/api/v1/sso-provider')
    await page.keyboard.type(owner.password)
    await page.keyboard.press('Enter')
    await expect(card).toContainText('Off. Everyone signs in on their own.')
    await expect(card.getByRole('button', { name: 'Set up single sign-on' })).toBeFocused()
  })
})
