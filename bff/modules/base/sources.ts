export type { NodeSource } from '../../graph/node.ts'

/** What most refusals are has no time to wait. */
export type UserErrorSource = { code: string; message: string; field: string[] | null; retryAfter?: number }
