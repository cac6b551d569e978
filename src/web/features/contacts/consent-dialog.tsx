import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CONSENT_CHANNELS, type ConsentAction, type ConsentChannel, type Contact } from '#shared/contracts/contacts.ts'
import { DayField } from '#web/components/forms/day-field.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { RadioGroup, useToast } from '#web/ui/index.ts'
import { ConsentFields } from './consent-fields.tsx'
import type { ConsentValues } from './contact-values.ts'
import { nameOf } from './contacts-table.tsx'
import { useRecordConsent } from './contacts.queries.ts'

interface ConsentDialogProps {
  contact: Contact
  action: ConsentAction
  onClose: () => void
}

/** The channels there is an address for. */
export const channelsWithAddress = ({ email, phone }: Contact): ConsentChannel[] =>
  CONSENT_CHANNELS.filter((channel) => (channel === 'email' ? email : phone) !== null)

export function ConsentDialog({ contact, action, onClose }: ConsentDialogProps) {
  const t = useTranslations('contacts.consents')
  const toast = useToast()
  const record = useRecordConsent()
  const [said, setSaid] = useState<SaidValues>({ ...BLANK, channel: channelsWithAddress(contact)[0] ?? 'email' })
  const isGrant = action === 'granted'

  const submit = () => {
    const { basis, obtainedOn, ...rest } = said
    record.mutate(
      { contactId: contact.id, action, ...rest, ...(isGrant && { basis, obtainedOn }) },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t(isGrant ? 'saved' : 'stopped') })
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      size="medium"
      title={t(isGrant ? 'grantTitle' : 'stopTitle', { name: nameOf(contact) })}
      {...(!isGrant && { description: t('stopText') })}
      labels={{ cancel: t('cancel'), submit: t('submit'), busy: t('busy') }}
      isReady={!isGrant || said.wording.trim() !== ''}
      isBusy={record.isPending}
      problem={{ error: record.error, fallback: t('failed') }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields
        contact={contact}
        isGrant={isGrant}
        said={said}
        onSay={(change) => setSaid((before) => ({ ...before, ...change }))}
      />
    </FormDialog>
  )
}

type SaidValues = Omit<ConsentValues, 'channels'> & { channel: ConsentChannel }

const BLANK: Omit<SaidValues, 'channel'> = { basis: 'express', place: 'in-person', wording: '', obtainedOn: '' }

interface FieldsProps {
  contact: Contact
  isGrant: boolean
  said: SaidValues
  onSay: (change: Partial<SaidValues>) => void
}

function Fields({ contact, isGrant, said, onSay }: FieldsProps) {
  const t = useTranslations('contacts.consents')
  const words = useTranslations('contacts.channels')
  return (
    <>
      <RadioGroup
        legend={t('channel')}
        name="channel"
        options={channelsWithAddress(contact).map((value) => ({ value, label: words(value) }))}
        value={said.channel}
        onChange={({ target }) => onSay({ channel: target.value as ConsentChannel })}
      />
      <ConsentFields
        {...(isGrant && {
          basis: {
            name: 'basis',
            value: said.basis,
            onChange: ({ target }) => onSay({ basis: target.value as SaidValues['basis'] }),
          },
        })}
        place={{ value: said.place, onChange: ({ target }) => onSay({ place: target.value as SaidValues['place'] }) }}
        wording={{ value: said.wording, onChange: ({ target }) => onSay({ wording: target.value }) }}
        wordingError={undefined}
      />
      {isGrant && (
        <DayField
          label={t('day')}
          hint={t('dayHint')}
          value={said.obtainedOn}
          onChange={(obtainedOn) => onSay({ obtainedOn })}
        />
      )}
    </>
  )
}
