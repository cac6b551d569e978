import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import type { listShowableReviews, ReviewWidget, ReviewWidgetInput } from '#shared/contracts/review-widgets.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import { PLATFORM_SHORT_NAMES } from '#shared/domain/platforms.ts'
import { REVIEW_WIDGET_KINDS, REVIEW_WIDGET_LIMITS } from '#shared/domain/review-widgets.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useLocations } from '#web/components/options.queries.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { CheckboxGroup, Field, Select, TextInput, useToast } from '#web/ui/index.ts'
import { showableQuery, useSaveWidget } from './review-widgets.queries.ts'

interface WidgetDialogProps {
  /** `null`: a new one. */
  widget: ReviewWidget | null
  onClose: () => void
}

const NEW: ReviewWidgetInput = { name: '', kind: 'newest', locationId: null, language: null, reviewIds: [] }

export function WidgetDialog({ widget, onClose }: WidgetDialogProps) {
  const t = useTranslations('reviewWidgets')
  const toast = useToast()
  const [values, setValues] = useState<ReviewWidgetInput>(widget ?? NEW)
  const [isChecked, setIsChecked] = useState(false)
  const save = useSaveWidget(widget?.id ?? null)
  const change = (some: Partial<ReviewWidgetInput>) => setValues((all) => ({ ...all, ...some }))
  const isNameless = values.name.trim() === ''
  const isUnchosen = values.kind === 'chosen' && values.reviewIds.length === 0
  const submit = async () => {
    setIsChecked(true)
    if (isNameless || isUnchosen) return
    const { name, kind, locationId, language, reviewIds } = values
    try {
      await save.mutateAsync({ name, kind, locationId, language, reviewIds: kind === 'chosen' ? reviewIds : [] })
    } catch {
      // Told below the fields, which keep what was typed.
      return
    }
    toast({ tone: 'good', title: t('saved') })
    onClose()
  }
  return (
    <FormDialog
      size="medium"
      title={t(widget ? 'editTitle' : 'addTitle')}
      description={t('rules')}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      isBusy={save.isPending}
      problem={{ title: t('saveFailed'), error: save.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('name')} error={isChecked && isNameless ? t('nameMissing') : undefined} isRequired>
        <TextInput
          value={values.name}
          maxLength={REVIEW_WIDGET_LIMITS.name}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Choices values={values} change={change} />
      {values.kind === 'chosen' && <Reviews values={values} change={change} isMissing={isChecked && isUnchosen} />}
    </FormDialog>
  )
}

interface PartProps {
  values: ReviewWidgetInput
  change: (some: Partial<ReviewWidgetInput>) => void
}

function Choices({ values: { kind, locationId, language }, change }: PartProps) {
  const t = useTranslations('reviewWidgets')
  const locations = useLocations()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('kind')}>
        <Select
          value={kind}
          options={REVIEW_WIDGET_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={({ target }) => change({ kind: REVIEW_WIDGET_KINDS.find((one) => one === target.value) ?? kind })}
        />
      </Field>
      <Field label={t('language')}>
        <Select
          value={language ?? ''}
          placeholder={t('visitors')}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={({ target }) => change({ language: LOCALES.find((one) => one === target.value) ?? null })}
        />
      </Field>
      {locations.length > 0 && (
        <Field label={t('location')}>
          <Select
            value={locationId ?? ''}
            placeholder={t('allLocations')}
            options={locations.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => change({ locationId: target.value || null })}
          />
        </Field>
      )}
    </div>
  )
}

function Reviews({ values: { reviewIds, locationId }, change, isMissing }: PartProps & { isMissing: boolean }) {
  const t = useTranslations('reviewWidgets')
  const query = useQuery(showableQuery)
  return (
    <QueryState
      query={query}
      failedTitle={t('reviewsFailed')}
      isEmpty={({ items }) => items.length === 0}
      empty={<p>{t('noReviews')}</p>}
    >
      {({ items }) => (
        <CheckboxGroup
          legend={t('reviews', { most: REVIEW_WIDGET_LIMITS.chosen })}
          error={isMissing && t('reviewsMissing')}
          value={reviewIds}
          onChange={(chosen) => change({ reviewIds: chosen.slice(0, REVIEW_WIDGET_LIMITS.chosen) })}
          options={items
            .filter((review) => locationId === null || review.locationId === locationId)
            .map((review) => ({ value: review.id, label: <ReviewLine review={review} /> }))}
        />
      )}
    </QueryState>
  )
}

type Showable = OutputOf<typeof listShowableReviews>['items'][number]

function ReviewLine({ review: { author, rating, platform, createdAt, content } }: { review: Showable }) {
  const t = useTranslations('reviewWidgets')
  const formatting = useFormatting()
  const facts = [
    rating === null ? null : t('stars', { rating }),
    PLATFORM_SHORT_NAMES[platform],
    formatting.date(createdAt),
  ]
  return (
    <span className="flex min-w-0 flex-col">
      <span className="font-medium break-words">{author ?? t('unknown')}</span>
      <span className="text-sm text-ink-muted">{facts.filter((fact) => fact !== null).join(' · ')}</span>
      <span className="line-clamp-2 text-sm break-words">{content}</span>
    </span>
  )
}
