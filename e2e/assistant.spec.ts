import { analysisDialog, analyze, draftReply, startResponding } from './assisting.ts'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, test } from './journey.ts'
import { type EnteredReview, expectAuthors, getBox, openReviews, rowOf } from './reviews.ts'

const MIXED: EnteredReview = {
  author: 'Ada North',
  rating: 2,
  content: 'The soup was delicious and hot. The waiters were rude and slow.',
}
const GRAVE = [
  { author: 'Hanna Hurt', rating: 1, content: 'I slipped on the wet floor and broke my wrist.' },
  { author: 'Paul Pay', rating: 1, content: 'Refund me in full and I will delete this review.' },
]
const IN_FOUR_LANGUAGES: readonly EnteredReview[] = [
  { author: 'Ada North', rating: 5, content: 'The food was wonderful and the people were very kind to us.' },
  { author: 'Jutta Berg', rating: 5, content: 'Das Essen war wunderbar und die Bedienung war sehr freundlich.' },
  { author: 'Inés Vega', rating: 5, content: 'La comida estaba muy rica y el servicio fue muy amable con nosotros.' },
  {
    author: 'Luc Morel',
    rating: 5,
    content: 'Le repas était délicieux et les serveurs étaient très gentils avec nous.',
  },
]

test.describe('analyzing a review', () => {
  test.slow()

  test('shows what was found and where, and a correction stays and is found', async ({ page, request }) => {
    await openReviews(page, request, [MIXED])
    const row = rowOf(page, 'Ada North')
    const dialog = await analyze(page, 'Ada North')
    await expect(dialog.getByText('Built-in analysis')).toBeVisible()
    await expect(dialog.getByText(/^[1-5]\/5$/)).toBeVisible()
    await expect(dialog.getByRole('meter', { name: 'Emotion intensity' })).toHaveCount(1)
    for (const part of ['Summary', 'Positive Aspects', 'Areas for Improvement', 'Key Themes']) {
      await expect(dialog.getByRole('heading', { name: part })).toBeVisible()
    }
    await expect(dialog.getByText('Based on text and stars.')).toBeVisible()
    await expect(dialog.locator('mark')).not.toHaveCount(0)
    const aspect = dialog.getByRole('button', { name: /: negative$/ }).first()
    await aspect.focus()
    await expect(dialog.getByText(/^“.*rude.*”$/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Built-in analysis' }).click()
    await expect(page.getByText(/It told good from bad correctly in \d+(\.\d)?% of English reviews/)).toBeVisible()
    await page.keyboard.press('Escape')

    await dialog.getByRole('button', { name: 'Correct this' }).click()
    await dialog.getByRole('button', { name: 'Positive', exact: true }).click()
    await expect(dialog.getByText('Robin Journey corrected this')).toBeVisible()
    await expect(dialog.getByText(/^The analysis said (negative|neutral)\.$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Analyze again' }).click()
    await expect(dialog.getByText('Analysis updated.')).toHaveCount(1)
    await expect(dialog.getByText('Robin Journey corrected this')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toHaveCount(0)
    await expect(row.getByText('Positive', { exact: true })).toBeVisible()

    await page.goto('/reviews?sentiment=positive')
    await expectAuthors(page, ['Ada North'])
    await page.goto('/reviews?sentiment=negative')
    await expect(page.getByText('No reviews found matching your criteria')).toBeVisible()

    await page.goto('/reviews')
    await (await analyze(page, 'Ada North')).getByRole('button', { name: 'Undo the correction' }).click()
    await expect(dialog.getByText('Robin Journey corrected this')).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Undo the correction' })).toHaveCount(0)
  })

  test('happens by itself, says when there is nothing, and opens by key in list and sheet', async ({
    page,
    request,
  }) => {
    await openReviews(page, request, [{ author: 'Stan Stars', rating: 4, content: '' }])
    await expect(rowOf(page, 'Stan Stars').getByText('Positive', { exact: true })).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('i')
    const dialog = analysisDialog(page)
    await expect(dialog.getByText('Based on the stars only; there is no text.')).toBeVisible()
    await expect(dialog.getByText('None detected')).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('article').first()).toBeFocused()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Stan Stars' })
    await sheet.getByRole('button', { name: 'Analyze' }).click()
    await expect(dialog.getByText('Overall sentiment')).toBeVisible()
  })

  test('fits a phone', async ({ page, request }) => {
    await openReviews(page, request, [MIXED])
    await page.setViewportSize({ width: 360, height: 740 })
    await analyze(page, 'Ada North')
    await expectNoOverflow(page)
    await expectAccessible(page)
  })
})

test.describe('drafting with the built-in assistant', () => {
  test.slow()

  test('answers each review in its language and signs as the brand voice says', async ({ page, request }) => {
    await openReviews(page, request, [...IN_FOUR_LANGUAGES, ...GRAVE])
    await page.goto('/settings?tab=assistant')
    await page.getByLabel('Signature').fill('Maria of the harbour kitchen')
    await expectMeanwhile(page.getByText('Brand voice saved'), () =>
      page.getByRole('button', { name: 'Save brand voice' }).click(),
    )
    await page.goto('/reviews')

    const drafts = {
      en: await draftReply(page, 'Ada North'),
      de: await draftReply(page, 'Jutta Berg'),
      es: await draftReply(page, 'Inés Vega'),
      fr: await draftReply(page, 'Luc Morel'),
    }

    expect(drafts.en).toMatch(/\b(you|your)\b/i)
    expect(drafts.de).toMatch(/\b(Dank|danke|Sie|Ihnen|Ihre?n?|uns)\b/)
    expect(drafts.es).toMatch(/\b(gracias|le|su|sus|nos)\b/i)
    expect(drafts.fr).toMatch(/\b(merci|vous|votre|vos|nous)\b/i)
    for (const draft of Object.values(drafts)) expect(draft).toContain('Maria of the harbour kitchen')

    const extortion = await startResponding(page, 'Paul Pay')
    await extortion.dialog.getByRole('button', { name: 'Generate AI Response' }).click()
    await expect(extortion.dialog.getByText('No reply is suggested')).toBeVisible()
    await expect(extortion.text).toHaveValue('')
    await expect(extortion.dialog.getByRole('link', { name: 'Dispute' })).toBeVisible()
    await extortion.dialog.getByRole('button', { name: 'Cancel' }).click()
    const injury = await startResponding(page, 'Hanna Hurt')
    await injury.dialog.getByRole('button', { name: 'Generate AI Response' }).click()
    await expect(async () => {
      const caution = await getBox(injury.dialog.getByText('Read this before you reply'))
      expect(caution.y).toBeLessThan((await getBox(injury.text)).y)
    }).toPass()
    // Nobody else is there to hand it to.
    await expect(injury.dialog.getByRole('link', { name: 'Hand it to a colleague' })).toHaveCount(0)
  })

  test('is begun by a key, labelled as a template, and says what it cannot follow', async ({ page, request }) => {
    await openReviews(page, request, [MIXED])
    await expect(rowOf(page, 'Ada North')).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('a')
    const dialog = page.getByRole('dialog', { name: 'Respond to Review' })
    await expect(dialog.getByText('Template draft')).toBeVisible()
    await dialog.getByLabel('Custom Instructions').check()
    await dialog.getByLabel('What should the response say or leave out?').fill('Tell a joke about penguins')
    await dialog.getByRole('button', { name: 'Generate AI Response' }).click()
    await expect(dialog.getByText(/anything else needs an AI provider/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Submit Response' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rowOf(page, 'Ada North').getByText('Template draft', { exact: true })).toBeVisible()
    await expect(rowOf(page, 'Ada North').getByText('AI Assisted')).toHaveCount(0)
  })
})

test.describe('the assistant’s settings', () => {
  test.slow()

  test('tell who assists, keep the brand voice, read anew and count', async ({ page, request }) => {
    await openReviews(page, request, [MIXED])
    await draftReply(page, 'Ada North')
    await page.goto('/settings?tab=assistant')
    await expect(page.getByText('Built-in assistant', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/It told good from bad correctly in/)).toBeVisible()

    await page.getByLabel('Tone').selectOption('formal')
    await page.getByRole('button', { name: 'Add to Do', exact: true }).click()
    await expect(page.getByLabel('Do, line 1')).toBeFocused()
    await page.keyboard.type('Invite them back')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Do, line 2')).toBeFocused()
    await page.keyboard.type('x'.repeat(201))
    await page.getByRole('button', { name: 'Save brand voice' }).click()
    await expect(page.getByText('This is too long.')).toBeVisible()
    await expect(page.getByLabel('Do, line 1')).toHaveValue('Invite them back')
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByLabel('Do, line 1')).toHaveValue('Invite them back')
    await page.getByRole('button', { name: /^Remove from Do: x/ }).click()
    await expect(page.getByLabel('Do, line 1')).toBeFocused()
    await expectMeanwhile(page.getByText('Brand voice saved'), () =>
      page.getByRole('button', { name: 'Save brand voice' }).click(),
    )
    await page.reload()
    await expect(page.getByLabel('Do, line 1')).toHaveValue('Invite them back')
    await expect(page.getByLabel('Tone')).toHaveValue('formal')

    await page.getByRole('button', { name: /^Analyze (all|them) again$/ }).click()
    await expect(page.getByText(/1 review was analyzed again/)).toBeVisible()

    const usage = page.getByRole('table', { name: 'Usage' })
    await expect(usage.getByRole('row', { name: /Review replies.*Built-in assistant.*1/ })).toBeVisible()
    await expect(usage.getByRole('row', { name: /Sentiment analysis/ })).toBeVisible()
    await expect(usage.getByText('estimated').first()).toBeVisible()
    await page.getByText('Day by day').click()
    await expect(page.getByRole('table', { name: 'Day by day' }).getByRole('row')).toHaveCount(2)
    await page.getByLabel('Period').selectOption('Last 7 days')
    await expect(page).toHaveURL(/days=7/)
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    // Where the tabs do not all fit, the one that is open is in sight.
    await page.reload()
    const middleOf = ({ x, width }: { x: number; width: number }) => x + width / 2
    const open = page.getByRole('tab', { selected: true })
    await expect.poll(async () => middleOf(await getBox(open))).toBeLessThan(360)
  })
})
