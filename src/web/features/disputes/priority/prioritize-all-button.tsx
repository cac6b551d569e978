import { useQuery } from '@tanstack/react-query'
import { Gauge } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/index.ts'
import { prioritizingQuery } from '../disputes.queries.ts'
import { usePrioritizeAll } from './use-prioritize-all.ts'

/** Offered while there is one to look at; each row changes as its turn comes. */
export function PrioritizeAllButton() {
  const t = useTranslations('disputes.prioritizeAll')
  const { data } = useQuery(prioritizingQuery)
  const { mutate, isPending } = usePrioritizeAll()
  if (!data || (data.waiting === 0 && !isPending)) return null
  return (
    <Button icon={<Gauge aria-hidden />} isBusy={isPending} busyLabel={t('busy')} onClick={() => mutate()}>
      {t('start')}
    </Button>
  )
}
