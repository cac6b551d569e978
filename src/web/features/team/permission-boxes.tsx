import { useFormatter, useTranslations } from 'use-intl'
import {
  mayBeGiven,
  PERMISSION_CATEGORIES,
  PERMISSION_NEEDS,
  permissionsIn,
  presetOf,
} from '#shared/domain/permission-rules.ts'
import { type Permission, PERMISSIONS, type TeamRole } from '#shared/domain/permissions.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Checkbox } from '#web/ui/index.ts'

/** With what it needs. */
function add(permissions: readonly Permission[], added: Permission): Permission[] {
  const needs = PERMISSION_NEEDS[added]
  return [...new Set([...(needs ? add(permissions, needs) : permissions), added])]
}

/** With what needs it. */
function takeAway(permissions: readonly Permission[], taken: Permission): Permission[] {
  const dependents = PERMISSIONS.filter((permission) => PERMISSION_NEEDS[permission] === taken)
  const rest = permissions.filter((permission) => permission !== taken)
  return dependents.reduce((left, dependent) => takeAway(left, dependent), rest)
}

interface PermissionBoxesProps {
  role: TeamRole
  permissions: readonly Permission[]
  /** Nobody changes the owner's, or their own. */
  isLocked?: boolean
  onChange: (permissions: Permission[]) => void
}

/** Boxes by category. What one lacks oneself can be taken away and not given. */
export function PermissionBoxes({ role, permissions, isLocked = false, onChange }: PermissionBoxesProps) {
  const t = useTranslations('team')
  const me = useMe()
  const preset = presetOf(role)
  const isGivable = (permission: Permission) =>
    mayBeGiven(permission, role) && (permissions.includes(permission) || can(me, permission))
  const hintOf = (permission: Permission) => {
    const has = permissions.includes(permission)
    if (!isLocked && !mayBeGiven(permission, role)) return t('form.forAdministrators')
    if (!isLocked && !has && !can(me, permission)) return t('form.notYours')
    if (has === preset.includes(permission)) return undefined
    return t(has ? 'form.beyondRole' : 'form.belowRole')
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {PERMISSION_CATEGORIES.map((category) => (
        <fieldset key={category} className="flex min-w-0 flex-col gap-2">
          <legend className="mb-2 font-medium">{t(`categories.${category}`)}</legend>
          {permissionsIn(category).map((permission) => (
            <Checkbox
              key={permission}
              label={t(`permissions.${permission}`)}
              hint={hintOf(permission)}
              checked={permissions.includes(permission)}
              disabled={isLocked || !isGivable(permission)}
              onChange={({ target }) => onChange((target.checked ? add : takeAway)(permissions, permission))}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

/** What somebody can do, in words. */
export function PermissionWords({ permissions, waits }: { permissions: readonly Permission[]; waits: boolean }) {
  const t = useTranslations('team')
  const format = useFormatter()
  const held = PERMISSION_CATEGORIES.map((category) => ({
    category,
    names: permissionsIn(category)
      .filter((permission) => permissions.includes(permission))
      .map((permission) => t(`permissions.${permission}`)),
  })).filter(({ names }) => names.length > 0)
  if (held.length === 0) return <p className="text-sm text-ink-muted">{t('words.nothing')}</p>
  return (
    <div className="flex flex-col gap-2 text-sm">
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {held.map(({ category, names }) => (
          <div key={category} className="contents">
            <dt className="font-medium">{t(`categories.${category}`)}</dt>
            <dd className="text-ink-muted">{format.list(names, { type: 'unit' })}</dd>
          </div>
        ))}
      </dl>
      {permissions.includes('replies.draft') && <p>{t(waits ? 'words.repliesWait' : 'words.repliesAtOnce')}</p>}
    </div>
  )
}
