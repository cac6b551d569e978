import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type FeatureSwitchState, listSwitches, setSwitch } from '#shared/contracts/feature-switches.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useMayOperate } from '#web/kernel/session/me.ts'
import { Card, Switch } from '#web/ui/index.ts'

const switchesQuery = endpointQuery(['switches'], listSwitches, {})

/** For the hour in which something goes wrong. */
export function SwitchesCard() {
  const t = useTranslations('notices.switches')
  const switches = useQuery(switchesQuery)
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <QueryState query={switches} failedTitle={t('failed')}>
        {(data) => (
          <div className="flex flex-col gap-3">
            {data.switches.map((each) => (
              <FeatureRow key={each.name} feature={each} />
            ))}
          </div>
        )}
      </QueryState>
    </Card>
  )
}

function FeatureRow({ feature: { name, isOn, offSince, by } }: { feature: FeatureSwitchState }) {
  const t = useTranslations('notices.switches')
  const format = useFormatting()
  const sayFailed = useFailureToast()
  const mayOperate = useMayOperate()
  const { mutate, isPending } = useChange((isNowOn: boolean) => call(setSwitch, { name, isOn: isNowOn }), {
    answers: switchesQuery,
  })
  const off = offSince !== null && t('offSince', { date: format.dateTime(offSince), name: by ?? '' })
  return (
    <Switch
      label={t(`names.${name}`)}
      hint={off || t(`hints.${name}`)}
      checked={isOn}
      disabled={isPending || !mayOperate}
      onChange={({ target }) => mutate(target.checked, { onError: (error) => sayFailed(t('setFailed'), error) })}
    />
  )
}
