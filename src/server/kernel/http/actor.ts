import type { Access } from '#shared/contracts/endpoint.ts'
import type { Bar } from '#shared/contracts/session.ts'
import type { AdminRole } from '#shared/domain/admin-roles.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Permission, TeamRole } from '#shared/domain/permissions.ts'
import type { BookedPlan } from '#shared/domain/plans.ts'

/** Where a request came from. */
export interface Origin {
  ip: string | null
  userAgent: string | null
}

/** The person behind a request, as their session says. */
export interface Principal {
  userId: string
  sessionId: string
  email: string
  name: string
  language: Locale | null
  /** How long the person may do nothing before the session ends. */
  timeoutMinutes: number
  member: Membership | null
  adminRole: AdminRole | null
  /** An administrator who has to set up a second factor before anything of theirs is answered. */
  owesAdminFactor?: boolean
  /** It is no person but a program, which acts by this key. */
  key?: { id: string }
  /** An administrator who sees the customer as its people do: they read, until then. */
  view?: { endsAt: Date }
  /** Of a session; whoever acts by a link or for the demo has none. */
  belonging?: Belonging
  /** Of the request that they act by, so that what is told of it can say from where; a job has none. */
  origin?: Origin
}

export interface Membership {
  customerId: string
  memberId: string
  role: TeamRole
  permissions: readonly Permission[]
  plan: BookedPlan
  /** The plan has no room for them: they read. */
  isResting: boolean
  /** What they write goes out only after somebody else has approved it. */
  needsApproval: boolean
  /** Those they are limited to; `null`: all, and what belongs to none. */
  locations: readonly string[] | null
}

/** What every screen begins with: the look that finds the session has it at hand. */
export interface Belonging {
  /** How many customers the person belongs to. */
  customerCount: number
  companyName: string
  isNamed: boolean
  isDemo: boolean
  trialEndsAt: Date | null
  /** Since when a payment is missing. */
  unpaidSince: Date | null
  /** Of a customer that was closed: until then its owner can reopen it. */
  eraseAt: Date | null
  /** As kept; nothing where nobody has set anything. */
  general: unknown
  /** The rule of the customer that keeps the person out for now. */
  barredBy: Bar | null
  /** When a second step must be set up, for whoever has none and needs one. */
  factorDueAt: Date | null
}

/** A person acting within their customer. */
export interface Actor extends Principal {
  member: Membership
  customerId: string
}

/** A person acting for the platform. */
export interface AdminActor extends Principal {
  adminRole: AdminRole
}

/** Whom a handler gets, by what its endpoint asks for. */
export type ActorFor<Who extends Access> = Who extends 'public'
  ? null
  : Who extends 'signed-in'
    ? Principal
    : Who extends 'platform-admin'
      ? AdminActor
      : Actor

export interface AuthenticateOptions {
  /** The request is something the person did, not the app by itself, so their session lives on. */
  isByPerson: boolean
  /** Of those the person belongs to; `null`: the one they used last. */
  customerId: string | null
  /** Where the request comes from, for customers that let their people in from certain networks only. */
  address: string
}

/** Finds the person for a bearer token; `null` when the token is not valid or its session has ended. */
export type Authenticate = (bearerToken: string, options: AuthenticateOptions) => Promise<Principal | null>
