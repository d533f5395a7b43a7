// What the activity log of this service tells of, and what can happen to it there.
import type { RecordsOfModule } from '../kit/activity/actions.ts'

export const accountRecords: RecordsOfModule = {
  API_TOKEN: ['CREATED', 'DELETED'],
  ENTITY: ['CREATED', 'UPDATED', 'DELETED'],
  MEMBERSHIP: ['CREATED', 'UPDATED', 'CANCELLED', 'RESENT', 'DELETED'],
  ORGANIZATION: ['CREATED', 'UPDATED', 'SETTINGS_CHANGED'],
  ROLE: ['CREATED', 'UPDATED', 'DELETED'],
  SAVED_VIEW: ['CREATED', 'UPDATED', 'DELETED'],
  USER: ['SIGNED_IN', 'SIGNED_OUT', 'SETTINGS_CHANGED'],
  WEBHOOK: ['CREATED', 'UPDATED', 'DELETED', 'RESENT', 'FAILED'],
}
