import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ContactImport } from '#shared/contracts/contact-import.ts'
import type { ConsentChannel } from '#shared/contracts/contacts.ts'
import { DayField } from '#web/components/forms/day-field.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { RadioGroup } from '#web/ui/index.ts'
import { ConsentChannels, ConsentFields } from '../consent-fields.tsx'
import type { ConsentValues } from '../contact-values.ts'
import { RefusedRowsOf } from './refused-rows.tsx'
import type { ContactImportState } from './use-contact-import.ts'

type Said = ConsentValues & { agreed: 'yes' | 'no' | '' }

const UNSAID: Said = { agreed: '', channels: [], basis: 'express', place: 'in-person', wording: '', obtainedOn: '' }

interface CheckStepProps {
  formId: string
  state: ContactImportState
  checked: ContactImport
}

/** What the check found, and what these people have agreed to: nothing is taken in before that is said. */
export function CheckStep({ formId, state, checked }: CheckStepProps) {
  const t = useTranslations('contacts.import.check')
  const [said, setSaid] = useState(UNSAID)
  const [isAsked, setIsAsked] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const isMissing = {
    agreed: said.agreed === '',
    channels: said.agreed === 'yes' && said.channels.length === 0,
    wording: said.agreed === 'yes' && said.wording.trim() === '',
  }

  function submit() {
    setIsAsked(true)
    const { agreed, ...consent } = said
    const first = isMissing.agreed
      ? 'input'
      : isMissing.channels
        ? 'input[type=checkbox]'
        : isMissing.wording
          ? 'textarea'
          : null
    // What went wrong is shown below.
    if (first === null) state.begin(agreed === 'yes' ? consent : null).catch(() => undefined)
    else form.current?.querySelector<HTMLElement>(first)?.focus()
  }

  return (
    <Form id={formId} onSubmit={submit} className="flex flex-col gap-5">
      <Found checked={checked} />
      <RefusedRowsOf item={checked} />
      {checked.total > 0 && (
        <div ref={form} className="flex flex-col gap-5">
          <Agreement
            said={said}
            onSay={(change) => setSaid({ ...said, ...change })}
            isAsked={isAsked}
            missing={isMissing}
          />
        </div>
      )}
      <ProblemBanner error={state.start.error} fallback={t('startFailed')} />
    </Form>
  )
}

function Found({ checked }: { checked: ContactImport }) {
  const t = useTranslations('contacts.import.check')
  const { total, known, repeated, refused, suppressed } = checked
  return (
    <div className="flex flex-col gap-3">
      <output>
        <ul className="flex flex-col gap-1">
          <li className="font-medium">{t('total', { count: total })}</li>
          {known > 0 && <li>{t('known', { count: known })}</li>}
          {repeated > 0 && <li>{t('repeated', { count: repeated })}</li>}
          {suppressed > 0 && <li>{t('suppressed', { count: suppressed })}</li>}
          {refused > 0 && <li>{t('refused', { count: refused })}</li>}
        </ul>
      </output>
      <p className="text-sm text-ink-muted">{t('rule')}</p>
    </div>
  )
}

interface AgreementProps {
  said: Said
  onSay: (change: Partial<Said>) => void
  isAsked: boolean
  missing: Record<'agreed' | 'channels' | 'wording', boolean>
}

function Agreement({ said, onSay, isAsked, missing }: AgreementProps) {
  const t = useTranslations('contacts.import.check')
  const words = useTranslations('contacts.consents')
  const validation = useTranslations('validation')
  return (
    <>
      <RadioGroup
        legend={t('agreed')}
        name="agreed"
        error={isAsked && missing.agreed && validation('choiceInvalid')}
        options={[
          { value: 'yes', label: t('agreedYes') },
          { value: 'no', label: t('agreedNo') },
        ]}
        value={said.agreed}
        onChange={({ target }) => onSay({ agreed: target.value === 'yes' ? 'yes' : 'no' })}
      />
      {said.agreed === 'yes' && (
        <>
          <ConsentChannels
            legend={t('channels')}
            hint={t('channelsHint')}
            error={isAsked && missing.channels ? validation('required') : undefined}
            value={said.channels}
            onChange={(channels: ConsentChannel[]) => onSay({ channels })}
          />
          <ConsentFields
            basis={{
              name: 'basis',
              value: said.basis,
              onChange: ({ target }) => onSay({ basis: target.value as Said['basis'] }),
            }}
            place={{ value: said.place, onChange: ({ target }) => onSay({ place: target.value as Said['place'] }) }}
            wording={{ value: said.wording, onChange: ({ target }) => onSay({ wording: target.value }) }}
            wordingError={isAsked && missing.wording ? validation('required') : undefined}
          />
          <DayField
            label={words('day')}
            hint={words('dayHint')}
            value={said.obtainedOn}
            onChange={(obtainedOn) => onSay({ obtainedOn })}
          />
        </>
      )}
    </>
  )
}
