import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ReplyTemplate, removeReplyTemplate } from '#shared/contracts/replies.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { call } from '#web/kernel/api/call.ts'
import { Button, Dialog, EmptyState } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { replyTemplatesQuery } from './respond.queries.ts'
import { TemplateForm } from './template-form.tsx'

type Editing = ReplyTemplate | 'new' | null

/** The team's texts: add, change, delete. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('reviewsRespond.templates')
  const [editing, setEditing] = useState<Editing>(null)
  const templates = useQuery(replyTemplatesQuery)

  if (editing !== null)
    return <TemplateForm template={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('title')}
      description={t('text')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setEditing('new')}>
            {t('add')}
          </Button>
        </>
      }
    >
      <QueryState query={templates} failedTitle={t('failed')}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="first-use" title={t('empty')} text={t('emptyText')} />
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {items.map((template) => (
                <TemplateRow key={template.id} template={template} onEdit={() => setEditing(template)} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Dialog>
  )
}

function TemplateRow({ template, onEdit }: { template: ReplyTemplate; onEdit: () => void }) {
  const t = useTranslations('reviewsRespond.templates')
  return (
    <li className="flex flex-wrap items-start gap-3 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium break-words">{template.name}</p>
        <p dir="auto" className="line-clamp-2 break-words whitespace-pre-line text-ink-muted">
          {template.text}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={t('editOf', { name: template.name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <RemovePart template={template} />
      </div>
    </li>
  )
}

/** Asks once more in place: another window for it would be a third one. */
function RemovePart({ template }: { template: ReplyTemplate }) {
  const t = useTranslations('reviewsRespond.templates')
  const queryClient = useQueryClient()
  const { attempt, isBusy, error } = useAttempt()
  const [isAsking, setIsAsking] = useState(false)

  const remove = () =>
    attempt(async () => {
      const rest = await call(removeReplyTemplate, { templateId: template.id })
      queryClient.setQueryData(replyTemplatesQuery.queryKey, rest)
    })
  const press = () => (isAsking ? void remove() : setIsAsking(true))
  return (
    <>
      <Button
        size="small"
        variant={isAsking ? 'danger' : 'quiet'}
        isBusy={isBusy}
        aria-label={isAsking ? t('confirmRemove') : t('removeOf', { name: template.name })}
        onBlur={() => setIsAsking(false)}
        onClick={press}
      >
        {isAsking ? t('confirmRemove') : t('remove')}
      </Button>
      <ProblemBanner title={t('removeFailed')} error={error} />
    </>
  )
}
