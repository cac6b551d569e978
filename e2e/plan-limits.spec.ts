import { askDatabase } from './enterprise.ts'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { planEntry } from './paying.ts'
import { arriveAs, inventPerson, makePerson } from './people.ts'

test.describe('what a plan does not have', () => {
  test.use({ expectedComplaints: [/status of 403/] })

  test('is said on Starter where it is met, with the way to the plans, and nothing typed is lost', async ({
    page,
    request,
    installation,
  }) => {
    test.slow()
    const owner = await makePerson(request)
    const guest = inventPerson()
    await askDatabase(
      installation.dataFolder,
      `with mine as (
         update customers set status = 'active', subscription_tier = 'starter'
         where user_id = (select id from auth.users where email = $1) returning id)
       insert into integrations (customer_id, type, name, status, listing_id, is_sandbox)
       select mine.id, type, 'Corner Bakery', 'connected', 'bakery', true
       from mine, unnest(array['google', 'facebook', 'tripadvisor']) type`,
      [owner.email],
    )
    const seePlans = page.getByRole('link', { name: 'See plans' })
    const plans = page.getByRole('heading', { name: 'Available plans' })

    await test.step('a fourth platform', async () => {
      await arriveAs(page, owner, '/settings?tab=integrations')
      await page.getByRole('button', { name: 'Add Integration', exact: true }).click()
      await openDialog(page).getByRole('button', { name: /^Yelp/ }).click()
      await expect(openDialog(page).getByRole('alert')).toContainText('Your plan has room for 3 platforms.')
      await expect(openDialog(page).getByRole('link', { name: 'See plans' })).toBeVisible()
      await expectAccessible(page)
      await openDialog(page).getByRole('link', { name: 'See plans' }).click()
      await expect(plans).toBeVisible()
      await expect(page.getByText('3 of 3')).toBeVisible()
      await expect(page.getByText('1 of 1')).toBeVisible()
    })

    await test.step('a second member', async () => {
      await page.goto('/team')
      await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription')
      await page.getByRole('button', { name: 'Invite Member' }).click()
      await openDialog(page).getByLabel('Email addresses').fill(guest.email)
      await openDialog(page).getByRole('button', { name: 'Send Invitation' }).click()
      await openDialog(page).getByRole('link', { name: 'See plans' }).click()
      await expect(plans).toBeVisible()
      await page.goBack()
      await page.getByRole('button', { name: 'Invite Member' }).click()
      await expect(openDialog(page).getByLabel('Email addresses')).toHaveValue(guest.email)
    })

    for (const path of ['/disputes', '/campaigns', '/settings?tab=marketing']) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByText(/part of the Professional plan/)).toBeVisible()
        await expect(seePlans).toHaveAttribute('href', '/subscription')
      })
    }

    await test.step('what Enterprise alone has', async () => {
      const wayFrom = (sentence: RegExp) => page.getByText(sentence).getByRole('link', { name: 'See the plans' })
      await page.goto('/settings?tab=security')
      await expect(wayFrom(/^Single sign-on comes with the Enterprise plan/)).toHaveAttribute('href', '/subscription')
      await page.goto('/settings?tab=branding')
      await expect(wayFrom(/^Your own domain comes with the Enterprise plan/)).toHaveAttribute('href', '/subscription')
      await expectAccessible(page)
      await wayFrom(/^Your own colors come with the Enterprise plan/).click()
      await expect(plans).toBeVisible()
      for (const [plan, count] of [
        ['Professional', 0],
        ['Enterprise', 1],
      ] as const) {
        for (const name of ['API access', 'Custom branding', 'Priority support']) {
          await expect(planEntry(page, plan).getByText(name, { exact: true })).toHaveCount(count)
        }
      }
      await page.setViewportSize({ width: 360, height: 740 })
      await expectNoOverflow(page)
    })
  })
})
