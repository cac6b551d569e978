import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Contact } from '#shared/contracts/contacts.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { LeafButtons, type Leafing, SheetSkeleton, useShownItem } from '#web/components/sheet/item-sheet.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { can, isReader, useMe } from '#web/kernel/session/me.ts'
import { Badge, Button, Sheet, writeDay } from '#web/ui/index.ts'
import { AskButton } from './ask-dialog.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { PersonData, Story } from './contact-story.tsx'
import { nameOf } from './contacts-table.tsx'
import { contactQuery } from './contacts.queries.ts'
import { useDeleteContacts } from './use-contact-actions.ts'

interface ContactSheetProps extends Leafing {
  /** Without one the sheet closes. */
  contactId: string | undefined
  onClose: () => void
}

/** What is known of a person, and what they agreed to, beside the list one returns to. */
export function ContactSheet({ contactId, ...props }: ContactSheetProps) {
  const shown = useShownItem(contactId)
  return shown && <SheetOf {...props} isOpen={shown.isOpen} contactId={shown.id} />
}

type SheetOfProps = ContactSheetProps & { isOpen: boolean; contactId: string }

function SheetOf({ contactId, isOpen, onClose, onPrevious, onNext }: SheetOfProps) {
  const t = useTranslations('contacts.sheet')
  const me = useMe()
  const canManage = can(me, 'contacts.manage') && !isReader(me)
  const query = useQuery({ ...contactQuery(contactId), enabled: isOpen })
  const contact = query.data
  return (
    <Sheet
      isLarge
      isOpen={isOpen}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={contact ? nameOf(contact) : t('title')}
      description={contact?.location?.name}
      footer={
        <>
          <LeafButtons labels={{ previous: t('previous'), next: t('next') }} onPrevious={onPrevious} onNext={onNext} />
          {contact && <AskButton contact={contact} />}
          {canManage && contact && <SheetActions contact={contact} onClose={onClose} />}
        </>
      }
    >
      <QueryState
        query={query}
        failedTitle={t('failed')}
        gone={{ title: t('goneTitle'), text: t('goneText'), close: t('close'), onClose }}
        skeleton={<SheetSkeleton label={t('loading')} />}
      >
        {(shown) => (
          <div key={shown.id} className="flex flex-col gap-6">
            <Facts contact={shown} />
            <Story contact={shown} canManage={canManage} />
            {canManage && !me.customer?.isLimited && <PersonData contact={shown} onErased={onClose} />}
          </div>
        )}
      </QueryState>
    </Sheet>
  )
}

/** The window lies within the sheet, which stays open behind it. */
function SheetActions({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useTranslations('contacts.sheet')
  const [isEditing, setIsEditing] = useState(false)
  const deletion = useDeleteContacts(onClose)
  const close = () => setIsEditing(false)
  return (
    <>
      <Button
        icon={<Trash2 aria-hidden />}
        isBusy={deletion.isPending}
        onClick={() => deletion.mutate({ contactIds: [contact.id] })}
      >
        {t('delete')}
      </Button>
      <Button icon={<Pencil aria-hidden />} onClick={() => setIsEditing(true)}>
        {t('edit')}
      </Button>
      {isEditing && <ContactDialog contact={contact} onClose={close} onSaved={close} />}
    </>
  )
}

function Facts({ contact }: { contact: Contact }) {
  const t = useTranslations('contacts')
  const formatting = useFormatting()
  const { email, phone, language, timezone, location, lastVisit, source, createdAt, tags, fields } = contact
  const known: [string, string | null][] = [
    [t('sheet.email'), email],
    [t('sheet.phone'), phone],
    [t('sheet.location'), location?.name ?? null],
    [t('sheet.language'), language && t(`languages.${language}`)],
    [t('sheet.timezone'), timezone],
    [t('sheet.lastVisit'), lastVisit && writeDay(lastVisit, formatting.datePattern)],
    [t('sheet.source'), t(`sources.${source}`)],
    [t('sheet.added'), formatting.date(createdAt)],
    ...Object.entries(fields),
  ]
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-[fit-content(40%)_1fr] gap-x-6 gap-y-2">
        {known.map(
          ([name, value], place) =>
            value !== null && (
              <div key={`${place}-${name}`} className="contents">
                <dt className="min-w-0 break-words text-ink-muted">{name}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {tags.length > 0 && (
        <ul aria-label={t('sheet.tags')} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
