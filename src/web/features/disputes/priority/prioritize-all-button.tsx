import { useMutation } from '@tanstack/react-query'
import { Gauge } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { prioritizeMany } from '#shared/contracts/disputes.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { Button, useToast } from '#web/ui/index.ts'

/** For every open dispute that nobody has looked at; a job works through them and each row changes as it goes. */
export function PrioritizeAllButton() {
  const t = useTranslations('disputes.prioritizeAll')
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(prioritizeMany, {}),
    onSuccess: ({ count }) => toast({ tone: count === 0 ? 'info' : 'good', title: t('started', { count }) }),
    onError: (error) => toast({ tone: 'bad', title: t('failed'), text: sentenceFor(error), durationMs: 0 }),
  })
  return (
    <Button icon={<Gauge aria-hidden />} isBusy={isPending} busyLabel={t('busy')} onClick={() => mutate()}>
      {t('start')}
    </Button>
  )
}
