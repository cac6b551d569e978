import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, Card } from '#web/ui/index.ts'
import { competitorsQuery } from '../disputes.queries.ts'
import { CompetitorsDialog } from './competitors-dialog.tsx'

/** Whom the business competes with, and the way to say so for those who may. */
export function CompetitorsCard() {
  const t = useTranslations('disputeCare.competitors')
  const format = useFormatter()
  const canChange = can(useMe(), 'settings.manage')
  const { data } = useQuery(competitorsQuery)
  const [isChanging, setIsChanging] = useState(false)
  if (!data || (data.names.length === 0 && !canChange)) return null
  return (
    <Card title={t('title')}>
      <p className="text-ink-muted">{t('text')}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2">
        <p className="min-w-0 break-words">{data.names.length === 0 ? t('none') : format.list(data.names)}</p>
        {canChange && (
          <Button size="small" onClick={() => setIsChanging(true)}>
            {t('change')}
          </Button>
        )}
      </div>
      {isChanging && <CompetitorsDialog names={data.names} onClose={() => setIsChanging(false)} />}
    </Card>
  )
}
