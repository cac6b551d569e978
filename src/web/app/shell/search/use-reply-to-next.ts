import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { listReviews } from '#shared/contracts/reviews.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { paths } from '#web/kernel/paths.ts'
import { useToast } from '#web/ui/index.ts'

/** Opens the newest review that nobody has answered, with the window to answer it. */
export function useReplyToNext(): () => Promise<void> {
  const t = useTranslations('search')
  const navigate = useNavigate()
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  return async () => {
    try {
      const { items } = await call(listReviews, { answered: 'due', limit: 1 })
      const [review] = items
      if (review) await navigate({ href: `${paths.reviews}?review=${review.id}&respond=true` })
      else toast({ tone: 'info', title: t('nothingToReply') })
    } catch (error) {
      toast({ tone: 'bad', title: sentenceFor(error) })
    }
  }
}
