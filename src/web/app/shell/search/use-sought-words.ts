import { useTranslations } from 'use-intl'
import { readQuery, type SoughtWords } from './read-query.ts'

/** Where a name would stand in the label of an action. */
const NAME = { author: '…' }

/** What is typed, as the person's language asks for actions: by their own names, and by shorter ones. */
export function useSoughtWords(query: string): SoughtWords {
  const t = useTranslations('search')
  return readQuery(query, {
    reply: [t('replyTo', NAME), ...t('asking.reply').split(', ')],
    dispute: [t('disputeOf', NAME), ...t('asking.dispute').split(', ')],
  })
}
