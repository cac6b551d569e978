import { useQuery } from '@tanstack/react-query'
import { LayoutTemplate, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fillReplyTemplate } from '#shared/contracts/replies.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, Menu, MenuItem, MenuSeparator, useToast } from '#web/ui/index.ts'
import { replyTemplatesQuery } from './respond.queries.ts'
import { TemplatesDialog } from './templates-dialog.tsx'

interface TemplateMenuProps {
  reviewId: string
  isDisabled: boolean
  /** Gets the text with its variables filled for this review. */
  onInsert: (text: string) => void
}

/** Texts to start from, and for those who may publish, the way to change them. */
export function TemplateMenu({ reviewId, isDisabled, onInsert }: TemplateMenuProps) {
  const t = useTranslations('reviewsRespond.templates')
  const me = useMe()
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const { data } = useQuery(replyTemplatesQuery)
  const [isManaging, setIsManaging] = useState(false)
  const templates = data?.items ?? []

  async function insert(templateId: string) {
    try {
      onInsert((await call(fillReplyTemplate, { reviewId, templateId })).text)
    } catch (error) {
      toast({ tone: 'bad', title: t('insertFailed'), text: sentenceFor(error) })
    }
  }
  const ignore = () => {}

  return (
    <>
      <Menu
        label={t('open')}
        align="start"
        trigger={
          <Button icon={<LayoutTemplate aria-hidden />} disabled={isDisabled}>
            {t('open')}
          </Button>
        }
      >
        {templates.map(({ id, name }) => (
          <MenuItem key={id} onSelect={() => void insert(id)}>
            {name}
          </MenuItem>
        ))}
        {templates.length === 0 && (
          <MenuItem isDisabled onSelect={ignore}>
            {t('none')}
          </MenuItem>
        )}
        {can(me, 'replies.publish') && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Settings2 aria-hidden />} onSelect={() => setIsManaging(true)}>
              {t('manage')}
            </MenuItem>
          </>
        )}
      </Menu>
      {isManaging && <TemplatesDialog onClose={() => setIsManaging(false)} />}
    </>
  )
}
