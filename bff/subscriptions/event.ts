import type { ServiceName } from '../rest/restError.ts'

/** One row of a service's outbox: what happened to which record. It carries ids, never data. */
export type FeedEvent = {
  service: ServiceName
  /** Its place in the feed of that service, the same in every process that reads the feed. */
  position: number
  /** Null for what stands above the organizations: people and their sessions. */
  organizationId: string | null
  /** `<record>.<verb>`, for example `reconciliation.created`. */
  type: string
  subjectId: string
  /** The bank account that the record belongs to, where there is one. */
  scopeId: string | null
  /** Who did it; null for the system. */
  actorId: string | null
}
