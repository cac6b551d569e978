import { questionsOf } from '#shared/domain/hosted-page-content.ts'
import type { OutputOf, ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { previewHostedPage } from '#shared/contracts/hosted-pages.ts'
import { HOSTED_PAGE_LIMITS, walkSurvey } from '#shared/domain/hosted-pages.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { loadView } from './page-view.ts'
import { renderForm, renderReviewPage, renderThanks } from './visitor-page.ts'

/** Of words that need not be saved: looked at, not sent. */
export async function previewPage(
  tx: CustomerTx,
  { kind, content, locationId, language, screen, answers }: ParsedInputOf<typeof previewHostedPage>,
): Promise<OutputOf<typeof previewHostedPage>> {
  const view = await loadView(tx, {
    kind,
    content,
    locationId,
    locale: language,
    retentionMonths: HOSTED_PAGE_LIMITS.retentionMonths.usual,
    slug: 'preview',
    code: undefined,
  })
  const steps = walkSurvey(questionsOf(kind, content), answers)
  const at = screen === 'thanks' ? steps.length : screen
  const questions = steps[at]
  if (kind === 'review') return { html: String(await renderReviewPage(view)), screens: 1 }
  if (!questions) return { html: String(await renderThanks(view)), screens: steps.length }
  const page = renderForm(view, {
    questions,
    answers,
    typed: {},
    problems: {},
    problem: null,
    hidden: [],
    hasConsented: false,
    isFirst: at === 0,
    isLast: at === steps.length - 1,
    asksForPhoto: kind === 'feedback' && content.asksForPhoto,
  })
  return { html: String(await page), screens: steps.length }
}
