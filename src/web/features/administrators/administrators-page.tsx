import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Administrator } from '#shared/contracts/administrators.ts'
import { ADMIN_ROLES, type AdminRole } from '#shared/domain/admin-roles.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Page } from '#web/components/page.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useMe } from '#web/kernel/session/me.ts'
import { Badge, Button, Card, Dialog, EmptyState, Select, Table, type TableColumn, useToast } from '#web/ui/index.ts'
import { AddDialog } from './add-dialog.tsx'
import { administratorsQuery, useChangeRole, useRemove } from './administrators.queries.ts'

export function AdministratorsPage() {
  const t = useTranslations('administrators')
  const isOwner = useMe().admin?.role === 'owner'
  const [isAdding, setIsAdding] = useState(false)
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={isOwner && add}>
      {isOwner ? (
        <Administrators />
      ) : (
        <Card>
          <EmptyState kind="first-use" title={t('ownersOnly')} text={t('ownersOnlyText')} />
        </Card>
      )}
      {isAdding && <AddDialog onClose={() => setIsAdding(false)} />}
    </Page>
  )
}

type Wanted = { kind: 'role'; of: Administrator; role: AdminRole } | { kind: 'remove'; of: Administrator }

function Administrators() {
  const t = useTranslations('administrators')
  const administrators = useQuery(administratorsQuery)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  return (
    <Card isFlush>
      <QueryState query={administrators} failedTitle={t('failed')}>
        {(data) => <People people={data.administrators} onWant={setWanted} />}
      </QueryState>
      {wanted && <ConfirmDialog wanted={wanted} onClose={() => setWanted(null)} />}
    </Card>
  )
}

function People({ people, onWant }: { people: readonly Administrator[]; onWant: (wanted: Wanted) => void }) {
  const t = useTranslations('administrators')
  const columns: readonly TableColumn<Administrator>[] = [
    { key: 'name', header: t('name'), cell: (person) => <Name person={person} />, isRowHeader: true },
    { key: 'email', header: t('email'), cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
    {
      key: 'role',
      header: t('role'),
      cell: (person) => <Role person={person} onChoose={(role) => onWant({ kind: 'role', of: person, role })} />,
    },
    {
      key: 'seen',
      header: t('lastSignIn'),
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? t('never') : <RelativeTime at={lastSignInAt} />),
    },
    {
      key: 'actions',
      header: <span className="sr-only">{t('actions')}</span>,
      cell: (person) =>
        !person.isYou && (
          <Button
            size="small"
            aria-label={t('removeOf', { name: person.name })}
            onClick={() => onWant({ kind: 'remove', of: person })}
          >
            {t('remove')}
          </Button>
        ),
      align: 'end',
    },
  ]
  return <Table caption={t('title')} columns={columns} rows={people} rowKey={({ id }) => id} isDense />
}

function Name({ person: { name, isYou, isInvited, hasSecondFactor } }: { person: Administrator }) {
  const t = useTranslations('administrators')
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <span className="wrap-anywhere">{name}</span>
      {isYou && <Badge>{t('you')}</Badge>}
      {isInvited && <Badge tone="info">{t('invited')}</Badge>}
      {!isInvited && !hasSecondFactor && <Badge tone="warn">{t('noFactor')}</Badge>}
    </span>
  )
}

function Role({
  person: { name, role, isYou },
  onChoose,
}: {
  person: Administrator
  onChoose: (to: AdminRole) => void
}) {
  const t = useTranslations('administrators')
  if (isYou) return t(`roles.${role}`)
  return (
    <Select
      aria-label={t('roleOf', { name })}
      value={role}
      options={ADMIN_ROLES.map((each) => ({ value: each, label: t(`roles.${each}`) }))}
      onChange={({ target }) => {
        const chosen = ADMIN_ROLES.find((each) => each === target.value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}

/** Whoever decides who comes in shows first that it is them. */
function ConfirmDialog({ wanted, onClose }: { wanted: Wanted; onClose: () => void }) {
  const t = useTranslations('administrators')
  const toast = useToast()
  const proven = useProvenAttempt()
  const { mutateAsync: changeRole } = useChangeRole()
  const { mutateAsync: remove } = useRemove()
  const { kind, of } = wanted
  const { id: userId, name } = of
  const isRemoval = kind === 'remove'
  const confirm = () =>
    proven.attempt(async () => {
      await (wanted.kind === 'remove' ? remove(userId) : changeRole({ userId, role: wanted.role }))
      toast({ tone: 'good', title: t(isRemoval ? 'removed' : 'roleChanged', { name }) })
      onClose()
    })
  return (
    <Dialog
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={isRemoval ? t('removeTitle', { name }) : t('roleOf', { name })}
      description={
        wanted.kind === 'remove' ? t('removeText') : `${t(`roles.${wanted.role}`)}: ${t(`hints.${wanted.role}`)}`
      }
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button
            variant={isRemoval ? 'danger' : 'primary'}
            isBusy={proven.isBusy}
            busyLabel={t('form.busy')}
            disabled={proven.waiting !== null}
            onClick={() => void confirm()}
          >
            {t(isRemoval ? 'remove' : 'changeRole')}
          </Button>
        </>
      }
    >
      <ProblemBanner title={t('failedChange')} error={proven.error} />
      <ProofStep of={proven} />
    </Dialog>
  )
}
