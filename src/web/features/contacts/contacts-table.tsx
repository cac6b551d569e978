import { useTranslations } from 'use-intl'
import { CONSENT_CHANNELS, type ConsentState, type Contact } from '#shared/contracts/contacts.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge, Checkbox, Table, type TableColumn, TEXT_LINK_CLASSES, VisuallyHidden, writeDay } from '#web/ui/index.ts'
import type { ContactSelection } from './use-selection.ts'

interface ContactsTableProps {
  contacts: readonly Contact[]
  /** `null` for whoever may only look. */
  selection: ContactSelection | null
  onOpen: (contactId: string) => void
}

export const nameOf = ({ name, email, phone }: Pick<Contact, 'name' | 'email' | 'phone'>) =>
  name || email || phone || ''

export function ContactsTable({ contacts, selection, onOpen }: ContactsTableProps) {
  const t = useTranslations('contacts')
  const { datePattern } = useFormatting()
  const columns: TableColumn<Contact>[] = [
    ...(selection ? [selectColumn(selection, t)] : []),
    {
      key: 'name',
      header: t('columns.name'),
      cell: (contact) => <NameCell contact={contact} onOpen={onOpen} />,
      isRowHeader: true,
    },
    { key: 'consents', header: t('columns.consents'), cell: (contact) => <ConsentBadges contact={contact} /> },
    { key: 'tags', header: t('columns.tags'), cell: ({ tags }) => <Tags tags={tags} /> },
    { key: 'location', header: t('columns.location'), cell: ({ location }) => location?.name ?? t('none') },
    {
      key: 'visit',
      header: t('columns.lastVisit'),
      cell: ({ lastVisit }) => (lastVisit === null ? t('none') : writeDay(lastVisit, datePattern)),
      align: 'end',
      className: 'max-sm:pr-0!',
    },
  ]
  return <Table caption={t('list')} columns={columns} rows={contacts} rowKey={({ id }) => id} isDense />
}

/** On a phone every row names its columns, so what is for all rows stands above them. */
function selectColumn(
  selection: ContactSelection,
  t: ReturnType<typeof useTranslations<'contacts'>>,
): TableColumn<Contact> {
  return {
    key: 'select',
    header: <VisuallyHidden>{t('select')}</VisuallyHidden>,
    cell: (contact) => (
      <Checkbox
        label={<VisuallyHidden>{t('selectOf', { name: nameOf(contact) })}</VisuallyHidden>}
        checked={selection.has(contact.id)}
        onChange={() => selection.toggle(contact.id)}
      />
    ),
    className: 'w-10 max-sm:gap-0! max-sm:pl-0!',
  }
}

export function SelectAll({
  contacts,
  selection,
}: Pick<ContactsTableProps, 'contacts'> & { selection: ContactSelection }) {
  const t = useTranslations('contacts')
  const ids = contacts.map(({ id }) => id)
  const isEvery = ids.length > 0 && ids.every(selection.has)
  return (
    <Checkbox
      label={t('selectAll')}
      checked={isEvery}
      isIndeterminate={!isEvery && selection.size > 0}
      onChange={() => selection.toggleAll(ids)}
      className="border-b border-line px-5 py-2"
    />
  )
}

function NameCell({ contact, onOpen }: { contact: Contact; onOpen: (contactId: string) => void }) {
  const { id, name, email, phone } = contact
  const [mail, number] = [name === '' ? null : email, name === '' && email === null ? null : phone]
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      <button
        type="button"
        onClick={() => onOpen(id)}
        className={`${TEXT_LINK_CLASSES} self-start text-left wrap-anywhere pointer-coarse:py-2`}
      >
        {nameOf(contact)}
      </button>
      {(mail || number) && (
        <span className="text-sm font-normal text-ink-muted">
          {mail && <span className="wrap-anywhere">{mail}</span>}
          {mail && number && ' · '}
          {number && <span className="whitespace-nowrap">{number}</span>}
        </span>
      )}
    </span>
  )
}

function Tags({ tags }: Pick<Contact, 'tags'>) {
  const t = useTranslations('contacts')
  if (tags.length === 0) return t('none')
  return (
    <span className="flex flex-wrap gap-1 max-sm:justify-end">
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  )
}

const TONES = { none: 'neutral', granted: 'good', withdrawn: 'warn', suppressed: 'bad' } as const satisfies Record<
  ConsentState,
  string
>

/** For each address there is: whether it may be written to. */
function ConsentBadges({ contact }: { contact: Contact }) {
  const t = useTranslations('contacts')
  const held = CONSENT_CHANNELS.filter((channel) => (channel === 'email' ? contact.email : contact.phone) !== null)
  return (
    <span className="flex flex-wrap gap-1 max-sm:justify-end">
      {held.map((channel) => (
        <Badge key={channel} tone={TONES[contact.consents[channel]]}>
          {t('consentOf', { channel: t(`channels.${channel}`), state: t(`states.${contact.consents[channel]}`) })}
        </Badge>
      ))}
    </span>
  )
}
