import { useTranslations } from 'use-intl'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { type Factor, removeFactor } from '#web/kernel/session/account/second-factor.ts'
import { Button, Dialog, useToast } from '#web/ui/index.ts'
import { useAccountChanged } from '../use-account-changed.ts'

export function RemoveDialog({ factors, onClose }: { factors: Factor[]; onClose: () => void }) {
  const t = useTranslations('twoFactor')
  const toast = useToast()
  const noteChange = useAccountChanged()
  const { attempt, isBusy, error } = useAttempt()

  async function remove() {
    for (const { id } of factors) await removeFactor(id)
    toast({ tone: 'good', title: t('removed') })
    await noteChange()
    onClose()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('removeTitle')}
      description={t('removeText')}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="danger" isBusy={isBusy} busyLabel={t('removing')} onClick={() => void attempt(remove)}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <ProblemBanner error={error} />
    </Dialog>
  )
}
