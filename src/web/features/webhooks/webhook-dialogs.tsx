import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { webhookInput, type Webhook, type WebhookShownOnce } from '#shared/contracts/webhooks.ts'
import { WEBHOOK_EVENTS } from '#shared/domain/webhooks.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { RotateDialog } from '#web/components/forms/rotate-dialog.tsx'
import { ShownOnce } from '#web/components/forms/shown-once.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { CheckboxGroup, Field, TextInput } from '#web/ui/index.ts'
import { useChangeWebhook, useCreateWebhook, useRotateWebhook } from './webhooks.queries.ts'

const FORM_ID = 'webhook'

type Values = z.input<typeof webhookInput>

function useEventOptions() {
  const t = useTranslations('webhooks')
  return WEBHOOK_EVENTS.map((event) => ({ value: event, label: t(`events.${event}`) }))
}

/** Where to, and of what; and then its secret, once. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  'use no memo'
  const t = useTranslations('webhooks')
  const create = useCreateWebhook()
  const proven = useProvenAttempt()
  const sentenceOf = useFieldSentence()
  const options = useEventOptions()
  const [made, setMade] = useState<WebhookShownOnce | null>(null)
  const defaultValues: Values = { address: '', events: [] }
  const { register, control, formState, handleSubmit } = useForm({ resolver: zodResolver(webhookInput), defaultValues })
  const submit = handleSubmit((input) => proven.attempt(async () => setMade(await create.mutateAsync(input))))
  if (made) return <Secret of={made} onClose={onClose} />
  return (
    <FormDialog
      size="medium"
      title={t('addTitle')}
      description={t('addText')}
      formId={FORM_ID}
      labels={{ cancel: t('cancel'), submit: t('add'), busy: t('adding') }}
      isReady={proven.waiting === null}
      isBusy={proven.isBusy}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Form id={FORM_ID} onSubmit={submit}>
          <Field label={t('address')} hint={t('addressHint')} error={sentenceOf(formState.errors.address)}>
            <TextInput {...register('address')} type="url" inputMode="url" autoComplete="off" spellCheck={false} />
          </Field>
          <Controller
            control={control}
            name="events"
            render={({ field }) => (
              <CheckboxGroup
                value={field.value}
                onChange={field.onChange}
                ref={field.ref}
                legend={t('which')}
                options={options}
                error={sentenceOf(formState.errors.events)}
              />
            )}
          />
        </Form>
        <ProofStep of={proven} />
        <ProblemBanner error={proven.error} />
      </div>
    </FormDialog>
  )
}

function Secret({ of: { webhook, secret }, onClose }: { of: WebhookShownOnce; onClose: () => void }) {
  const t = useTranslations('webhooks')
  const words = {
    title: t('shownTitle', { host: new URL(webhook.address).host }),
    text: t('shownText'),
    secret: t('secret'),
    copy: t('copy'),
    keepSafe: t('keepSafe'),
    done: t('done'),
  }
  return <ShownOnce words={words} secret={secret} onClose={onClose} />
}

/** What it is told of from now on. */
export function ChangeWebhookDialog({ of: webhook, onClose }: { of: Webhook; onClose: () => void }) {
  const t = useTranslations('webhooks')
  const change = useChangeWebhook()
  const { attempt, isBusy, error } = useAttempt()
  const options = useEventOptions()
  const [events, setEvents] = useState(webhook.events)
  const submit = () =>
    attempt(async () => {
      await change.mutateAsync({ webhookId: webhook.id, events })
      onClose()
    })
  return (
    <FormDialog
      title={t('changeTitle')}
      description={webhook.address}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      isReady={events.length > 0}
      isBusy={isBusy}
      problem={{ error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <CheckboxGroup
        legend={t('which')}
        options={options}
        value={events}
        onChange={(wanted) => setEvents(WEBHOOK_EVENTS.filter((event) => wanted.includes(event)))}
      />
    </FormDialog>
  )
}

/** A new secret, while messages are signed with the one before as well. */
export function RotateWebhookDialog({
  of: { id: webhookId, hint, address },
  onClose,
}: {
  of: Webhook
  onClose: () => void
}) {
  const t = useTranslations('webhooks')
  const rotate = useRotateWebhook()
  const [rotated, setRotated] = useState<WebhookShownOnce | null>(null)
  if (rotated) return <Secret of={rotated} onClose={onClose} />
  const words = {
    title: t('rotateTitle'),
    text: t('rotateText', { address }),
    overlap: t('overlap'),
    cancel: t('cancel'),
    rotate: t('rotate'),
    rotating: t('rotating'),
  }
  return (
    <RotateDialog
      words={words}
      describe={(hours) => t(`overlaps.${hours}`)}
      onRotate={async (overlapHours) => setRotated(await rotate.mutateAsync({ webhookId, hint, overlapHours }))}
      onClose={onClose}
    />
  )
}
