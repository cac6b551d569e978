import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { IncidentRule } from '#shared/contracts/incidents.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button } from '#web/ui/index.ts'
import { incidentRuleQuery } from '../incidents.queries.ts'
import { RuleDialog } from './rule-dialog.tsx'

/** The rule in a sentence, and the way to change it for those who may. */
export function RulePart() {
  const t = useTranslations('incidents.rule')
  const canChange = can(useMe(), 'settings.manage')
  const { data: rule } = useQuery(incidentRuleQuery)
  const [isChanging, setIsChanging] = useState(false)
  if (!rule) return null
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-ink-muted">
          <RuleSentence rule={rule} />
        </p>
        {canChange && (
          <Button size="small" onClick={() => setIsChanging(true)}>
            {t('change')}
          </Button>
        )}
      </div>
      {isChanging && <RuleDialog rule={rule} onClose={() => setIsChanging(false)} />}
    </>
  )
}

function RuleSentence({ rule: { isOn, reviews, maxRating, withinHours } }: { rule: IncidentRule }) {
  const t = useTranslations('incidents.rule')
  return isOn ? t('sentence', { reviews, stars: maxRating, hours: withinHours }) : t('off')
}
