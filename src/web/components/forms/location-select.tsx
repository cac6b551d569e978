import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { useLocations } from '#web/components/options.queries.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Select } from '#web/ui/index.ts'

interface LocationSelectProps extends Omit<ComponentProps<typeof Select>, 'options' | 'placeholder'> {
  /** What it says while none is chosen: that it is for the whole business, or for no place. */
  none: string
}

/** Where something belongs. Whoever is limited to some locations has nothing elsewhere, and is asked for one of theirs. */
export function LocationSelect({ none, ...props }: LocationSelectProps) {
  const t = useTranslations('locations')
  const { customer } = useMe()
  const locations = useLocations()
  return (
    <Select
      {...props}
      placeholder={customer?.isLimited ? t('chooseOwn') : none}
      options={locations.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
