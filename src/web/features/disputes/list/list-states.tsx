import { useTranslations } from 'use-intl'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, EmptyState } from '#web/ui/index.ts'

interface DisputeListEmptyProps {
  isFiltered: boolean
  onClear: () => void
  onNew: () => void
}

/** Nothing matches, or nothing has been disputed yet. */
export function DisputeListEmpty({ isFiltered, onClear, onNew }: DisputeListEmptyProps) {
  const t = useTranslations('disputes')
  const canCreate = can(useMe(), 'disputes.create')
  if (isFiltered) {
    return (
      <EmptyState kind="nothing-matches" title={t('empty')} action={<Button onClick={onClear}>{t('clear')}</Button>} />
    )
  }
  return (
    <EmptyState
      kind="first-use"
      title={t('empty')}
      text={t('firstText')}
      action={
        canCreate && (
          <Button variant="primary" onClick={onNew}>
            {t('new')}
          </Button>
        )
      }
    />
  )
}
