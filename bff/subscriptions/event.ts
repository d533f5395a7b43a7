import type { ServiceName } from '../rest/restError.ts'

/** One row of a service's outbox: what happened to which record. It carries ids, never data. */
export type FeedEvent = {
  service: ServiceName
  /** Its position in that service's feed, the same in every process that reads the feed. */
  position: number
  /** Null for records outside of organizations: users and their sessions. */
  organizationId: string | null
  /** `<record>.<verb>`, for example `reconciliation.created`. */
  type: string
  subjectId: string
  /** The bank account that the record belongs to, where there is one. */
  scopeId: string | null
  /** The user who did it; null for the system. */
  actorId: string | null
}
