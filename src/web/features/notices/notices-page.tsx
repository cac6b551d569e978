import { useInfiniteQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Notice } from '#shared/contracts/notices.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { ConfirmButton, findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { Page } from '#web/components/page.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useMayOperate } from '#web/kernel/session/me.ts'
import { Badge, Button, Card, EmptyState, useToast } from '#web/ui/index.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import { SwitchesCard } from './switches-card.tsx'
import { noticesQuery, useEndNotice } from './notices.queries.ts'

export function NoticesPage() {
  const t = useTranslations('notices')
  const notices = useInfiniteQuery(noticesQuery)
  const [opened, setOpened] = useState<Notice | 'new' | null>(null)
  const mayOperate = useMayOperate()
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        mayOperate && (
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpened('new')}>
            {t('create')}
          </Button>
        )
      }
    >
      <Card isFlush>
        <QueryState
          query={notices}
          failedTitle={t('failed')}
          isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
          empty={<EmptyState kind="first-use" title={t('empty')} text={t('emptyText')} />}
        >
          {({ pages }) => (
            <>
              <ul>
                {pages
                  .flatMap(({ items }) => items)
                  .map((notice) => (
                    <NoticeRow key={notice.id} notice={notice} onEdit={() => setOpened(notice)} />
                  ))}
              </ul>
              <NextPage query={notices} />
            </>
          )}
        </QueryState>
      </Card>
      <SwitchesCard />
      {opened && <NoticeDialog notice={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </Page>
  )
}

const TONES = { planned: 'info', shown: 'good', over: 'neutral' } as const

function NoticeRow({ notice, onEdit }: { notice: Notice; onEdit: () => void }) {
  const t = useTranslations('notices')
  const format = useFormatting()
  const toast = useToast()
  const { mutateAsync: end } = useEndNotice()
  const mayOperate = useMayOperate()
  const text = notice.texts[useLocale() as Locale]
  const { id, state, tone, startsAt, endsAt } = notice
  return (
    <li className="flex flex-col gap-2 border-b border-line px-5 py-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        {tone === 'warn' && <Badge tone="warn">{t('form.tones.warn')}</Badge>}
        <span className="text-sm text-ink-muted">
          {t('span', { start: format.dateTime(startsAt), end: format.dateTime(endsAt) })}
        </span>
      </div>
      <p className="max-w-prose wrap-anywhere">{text}</p>
      {state !== 'over' && mayOperate && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={<Pencil aria-hidden />} aria-label={t('editOf', { text })} onClick={onEdit}>
            {t('edit')}
          </Button>
          <ConfirmButton
            size="small"
            label={t('end')}
            name={t('endOf', { text })}
            words={{
              title: t('endTitle'),
              text: t('endText'),
              keep: t('form.cancel'),
              confirm: t('end'),
              busy: t('form.saving'),
              failed: t('endFailed'),
            }}
            onConfirm={async () => {
              await end(id)
              toast({ tone: 'good', title: t('ended') })
            }}
            findNext={findPageHeading}
          />
        </div>
      )}
    </li>
  )
}
