import { useTranslations } from 'use-intl'
import type { Doubt } from '#shared/domain/assistant.ts'

/** The doubtful passages of a text, in words. */
export function useDoubtMarks(doubts: readonly Doubt[]) {
  const t = useTranslations('doubts')
  const count = doubts.length
  return {
    title: t('title', { count }),
    explanation: t('text', { count }),
    marks: doubts.map(({ start, end, reason }) => ({ start, end, note: t(`reasons.${reason}`) })),
  }
}
