import { Eye } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { HostedPage } from '#shared/contracts/hosted-pages.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Banner, Button, IconButton } from '#web/ui/index.ts'
import { PagePreview } from './page-preview.tsx'
import { AnswerSettings, PageSettings } from './page-settings.tsx'
import { PageTexts } from './page-texts.tsx'
import { QuestionList } from './questions/question-list.tsx'
import { PAGE_FORM_ID, type PageForm, usePageForm } from './use-page-form.ts'

/** All that its owner can say of a page, beside what visitors will see. */
export function PageBuilder({ page }: { page: HostedPage }) {
  const t = useTranslations('hostedPages.builder')
  const canManage = can(useMe(), 'qr-codes.manage')
  const form = usePageForm(page)
  const [language, setLanguage] = useState(page.content.language)
  const preview = useRef<HTMLDivElement>(null)
  const written = { form, language, onChooseLanguage: setLanguage }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
      <Form
        id={PAGE_FORM_ID}
        aria-label={t('form')}
        onSubmit={() => form.submit()}
        className="flex min-w-0 flex-col gap-6"
      >
        {!canManage && <Banner tone="info">{t('readOnly')}</Banner>}
        <fieldset disabled={!canManage} className="contents">
          <PageSettings page={page} form={form} />
          <PageTexts page={page} {...written} />
          {page.kind === 'survey' && <QuestionList {...written} />}
          {page.kind !== 'review' && <AnswerSettings page={page} form={form} />}
        </fieldset>
        <Conflict page={page} form={form} />
        <ProblemBanner title={t('saveFailed')} error={form.error} />
        {canManage && <SaveBar page={page} form={form} onShowPreview={() => preview.current?.scrollIntoView()} />}
      </Form>
      <div ref={preview} className="min-w-0 scroll-mt-20 lg:sticky lg:top-20">
        <PagePreview page={page} form={form} language={language} />
      </div>
    </div>
  )
}

/** Whose words are at stake; until the saved page has come, somebody's. */
function Conflict({ page: { changedBy, revision }, form }: { page: HostedPage; form: PageForm }) {
  const t = useTranslations('hostedPages.builder')
  const me = useMe()
  if (!form.isConflicted) return null
  const saver = form.values.revision < revision ? changedBy : null
  const who = saver?.userId === me.user.id ? 'you' : saver ? 'colleague' : 'someone'
  return (
    <Banner
      tone="warn"
      title={t('conflict', { who, name: saver?.name ?? '' })}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={form.discard}>
            {t('conflictReload')}
          </Button>
          <Button size="small" onClick={form.overwrite}>
            {t('conflictOverwrite')}
          </Button>
        </div>
      }
    >
      {t('conflictText')}
    </Banner>
  )
}

interface SaveBarProps {
  page: HostedPage
  form: PageForm
  /** Where there is no room beside the form, the preview stands below it. */
  onShowPreview: () => void
}

/** Stays in sight: a long survey is saved from wherever one is in it. */
function SaveBar({ page, form, onShowPreview }: SaveBarProps) {
  const t = useTranslations('hostedPages')
  const isPublished = page.status === 'published'
  return (
    <div className="sticky bottom-16 z-20 flex flex-wrap items-center justify-end gap-2 rounded-card border border-line bg-card p-2.5 shadow-float sm:bottom-4">
      <output className="mr-auto min-w-0 px-1.5 text-sm text-ink-muted">
        {t(form.isChanged ? 'builder.unsaved' : 'builder.upToDate')}
      </output>
      <IconButton
        label={t('builder.preview.show')}
        icon={<Eye aria-hidden />}
        onClick={onShowPreview}
        className="lg:hidden"
      />
      {form.isChanged && (
        <Button variant="quiet" onClick={form.discard}>
          {t('builder.discard')}
        </Button>
      )}
      <Button isBusy={form.isSaving} onClick={() => form.submit(isPublished ? 'draft' : 'published')}>
        {t(isPublished ? 'unpublish' : 'publish')}
      </Button>
      <SubmitButton isReady={form.isChanged} isBusy={form.isSaving} busyLabel={t('builder.saving')}>
        {t('builder.save')}
      </SubmitButton>
    </div>
  )
}
