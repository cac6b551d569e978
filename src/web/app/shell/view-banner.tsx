import { useTranslations } from 'use-intl'
import { endCustomerView } from '#shared/contracts/customer-views.ts'
import { paths } from '#shared/domain/paths.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { call } from '#web/kernel/api/call.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { chosenCustomer } from '#web/kernel/session/chosen-customer.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Banner, Button } from '#web/ui/index.ts'

const MINUTE_MS = 60_000

/** For an administrator who sees a customer as its people do: that it is so, how long still, and the way back. */
export function ViewBanner({ endsAt }: { endsAt: string }) {
  const t = useTranslations('customers.view')
  const list = useTranslations('customers')
  const { customer } = useMe()
  const now = useNow()
  const { attempt, isBusy, error } = useAttempt()
  const minutes = Math.ceil((Date.parse(endsAt) - now.getTime()) / MINUTE_MS)
  const name = customer?.companyName || list('nameless')
  const end = () =>
    attempt(async () => {
      await call(endCustomerView, {})
      chosenCustomer.leave(customer ? paths.adminCustomer.replace('$customerId', customer.id) : paths.admin)
    })
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-2 px-4 pt-4 sm:px-6">
      <Banner
        tone="warn"
        action={
          <Button size="small" isBusy={isBusy} busyLabel={t('ending')} onClick={() => void end()}>
            {t('end')}
          </Button>
        }
      >
        {minutes > 0 ? t('viewing', { name, minutes }) : t('over', { name })}
      </Banner>
      <ProblemBanner title={t('endFailed')} error={error} />
    </div>
  )
}
