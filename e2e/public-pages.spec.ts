import { expect, expectAccessible, expectNoOverflow, test } from './journey.ts'

const PAGES = ['', 'pricing', 'about', 'careers', 'contact', 'developers', 'privacy', 'terms', 'security', 'compliance']

test.describe('the landing page', () => {
  test('shows what the product is and leads on', async ({ page }) => {
    await page.goto('/')
    for (const card of [
      'Review Monitoring',
      'Smart Responses',
      'QR Code Generation',
      'Team Collaboration',
      'Dispute Resolution',
      'Advanced Analytics',
    ]) {
      await expect(page.getByRole('heading', { name: card })).toBeVisible()
    }
    await expect(page.getByRole('contentinfo')).toContainText('contact@goodword.test')
    await expect(page.getByRole('link', { name: 'Get started' }).first()).toHaveAttribute('href', '/register')
    await page.getByRole('link', { name: 'Sign in' }).first().click()
    await expect(page).toHaveURL('/login')
  })

  test('needs hardly any script, no cookie, and nobody else’s server', async ({ page }) => {
    let bytes = 0
    const hosts = new Set<string>()
    page.on('response', (response) => {
      hosts.add(new URL(response.url()).host)
      if (response.request().resourceType() === 'script')
        bytes += Number(response.headers()['content-length'] ?? 90_001)
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(90 * 1024)
    expect([...hosts]).toEqual([new URL(page.url()).host])
    expect(await page.context().cookies()).toEqual([])
  })

  test('only suggests the reader’s language, until another is chosen', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'de-DE' })
    const page = await context.newPage()
    await page.goto('/pricing')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('[data-language-hint="de"]')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL('/es/pricing')
    await expect(page.locator('[data-theme-choice]')).toBeVisible()
    await expect(page.locator('[data-language-hint="de"]')).toBeHidden()

    await page.evaluate('localStorage.clear()')
    await page.goto('/pricing')
    await page.locator('[data-language-hint="de"]').getByRole('link').click()
    await expect(page).toHaveURL('/de/pricing')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await context.close()
  })
})

test('whoever is signed in is led back to the app', async ({ page }) => {
  await page.goto('/pricing')
  await page.evaluate("localStorage.setItem('goodword-session', '{}')")
  await page.reload()

  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Open Goodword' })).toHaveAttribute('href', '/dashboard')
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeHidden()
})

test('the pricing page shows three plans and the questions people ask', async ({ page }) => {
  await page.goto('/pricing')
  for (const text of ['Starter', 'Professional', 'Enterprise', '$29', '$79', '$199', 'Popular', 'Contact Sales']) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  }
  await expect(page.getByText('PayPal').first()).toBeAttached()
})

for (const language of ['en', 'es', 'fr', 'de']) {
  test(`every page is there in ${language}, says so, and names its other languages`, async ({ page, request }) => {
    for (const name of PAGES) {
      const path = language === 'en' ? `/${name}` : `/${language}${name ? `/${name}` : ''}`
      const html = await (await request.get(path)).text()
      expect(html).toContain(`<html lang="${language}"`)
      expect(html.match(/rel="alternate"/g)?.length).toBeGreaterThanOrEqual(5)
      expect(html).not.toContain('{{')
    }
    await page.goto(language === 'en' ? '/' : `/${language}`)
    await expectAccessible(page)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const name of PAGES) {
    test(`/${name} fits and passes axe in both themes`, async ({ page }) => {
      await page.goto(`/${name}`)
      await expectNoOverflow(page)
      await expectAccessible(page)
    })
  }
})

test.describe('the contact form', () => {
  test('says at the field what is missing, keeps the rest, and then thanks', async ({ page, request }) => {
    await page.goto('/contact')
    await page.getByLabel('Name').fill('Ann Journey')
    await page.getByLabel(/E-?mail/i).fill('ann@journey.test')
    await page.getByRole('button', { name: /send/i }).click()
    await expect(page.getByLabel(/Message/i)).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveValue('Ann Journey')
    await expectAccessible(page)

    await page.getByLabel(/Message/i).fill('Do you speak Portuguese?')
    await page.getByRole('button', { name: /send/i }).click()
    await expect(page.getByRole('status')).toBeVisible()

    await expect(async () => {
      const { messages } = await (await request.get('/sandbox/mailbox?to=contact@goodword.test')).json()
      expect(messages.filter((mail: { text: string }) => mail.text.includes('Portuguese'))).toHaveLength(1)
    }).toPass()
  })

  test('keeps a long message whole over a reload, says how much is too much, and forgets what was sent', async ({
    page,
  }) => {
    await page.goto('/careers')
    await page.getByRole('link', { name: 'Write to us' }).first().click()
    await expect(page.getByLabel('Topic')).toHaveValue('careers')
    await page.getByLabel('Name').fill('Ann Long')
    await page.getByLabel('Email address').fill('ann@journey.test')
    await page.getByLabel('Message').fill('x'.repeat(5120))
    await page.reload()

    await expect(page.getByLabel('Name')).toHaveValue('Ann Long')
    await expect(page.getByText('5,120 of 5,000 characters')).toBeVisible()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByLabel('Message')).toBeFocused()
    await expect(page.getByText('This is too long.')).toBeVisible()

    await page.getByLabel('Message').fill('Shorter.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('status')).toBeVisible()
    await page.goto('/contact')
    await expect(page.getByLabel('Message')).toHaveValue('')
    await expect(page.getByLabel('Topic')).toHaveValue('other')
  })

  test('works without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/de/contact')
    await page.locator('[name=name]').fill('Ohne Skript')
    await page.locator('[name=email]').fill('ohne@journey.test')
    await page.locator('[name=message]').fill('Geht es auch so?')
    await page.locator('form button[type=submit], form button:not([type])').last().click()
    await expect(page).toHaveURL('/de/contact/sent')
    await context.close()
  })
})
