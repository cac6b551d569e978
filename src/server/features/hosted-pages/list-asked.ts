import { questionsOf, type SurveyQuestion } from '#shared/domain/hosted-page-content.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listVersions, type HostedPageRow } from './hosted-pages.repository.ts'

export type AskedQuestion = SurveyQuestion & {
  isRemoved: boolean
  /** Of earlier versions, in their last words. */
  removedOptions: SurveyQuestion['options']
}

/** The questions of today in their order, then those that were asked once. */
export async function listAsked(tx: CustomerTx, page: HostedPageRow): Promise<AskedQuestion[]> {
  const versions = await listVersions(tx, page.id)
  const found = new Map<string, AskedQuestion>()
  for (const [version, content] of versions) {
    for (const question of questionsOf(page.kind, content)) {
      const later = found.get(question.id)
      if (later) later.removedOptions.push(...question.options.filter(({ id }) => !knows(later, id)))
      else found.set(question.id, { ...question, isRemoved: version !== page.version, removedOptions: [] })
    }
  }
  return [...found.values()]
}

const knows = ({ options, removedOptions }: AskedQuestion, id: string) =>
  [...options, ...removedOptions].some((option) => option.id === id)
