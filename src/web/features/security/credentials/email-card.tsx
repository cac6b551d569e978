import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { QueryState } from '#web/components/query-state.tsx'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { Card, useToast } from '#web/ui/index.ts'
import { accountQuery } from './account.queries.ts'
import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './pending-email.tsx'

/** Says it when the address is another one than before, however that came about, and has the whole app know it. */
function useNoticedChange(email: string | undefined) {
  const t = useTranslations('settings')
  const toast = useToast()
  const queryClient = useQueryClient()
  const known = useRef(email)
  const notice = useEffectEvent((now: string) => {
    if (known.current !== undefined && known.current !== now) {
      toast({ tone: 'good', title: t('email.changed') })
      void queryClient.invalidateQueries({ queryKey: queryKeys.me })
    }
    known.current = now
  })
  useEffect(() => {
    if (email !== undefined) notice(email)
  }, [email])
}

export function EmailCard() {
  const t = useTranslations('settings')
  const account = useQuery(accountQuery)
  useNoticedChange(account.data?.email)
  return (
    <Card title={t('email.title')} subtitle={account.data && t('email.current', { email: account.data.email })}>
      <QueryState query={account} failedTitle={t('email.failed')}>
        {({ email, pendingEmail }) => (
          <div className="flex flex-col gap-4">
            {pendingEmail !== null && <PendingEmail email={email} pendingEmail={pendingEmail} />}
            <EmailForm email={email} />
          </div>
        )}
      </QueryState>
    </Card>
  )
}
