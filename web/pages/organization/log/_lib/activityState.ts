import type {
  ActivityAction,
  ActivityFilter,
  RecordType,
} from '../../../../__generated__/ActivityLogPageQuery.graphql.ts'
import { today } from '../../../../i18n/format.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { type StateOf, listState, oneOf, someOf, uuid } from '../../../../ui/list/listState.ts'

type Known<T> = Exclude<T, '%future added value'>

/** Kinds of record whose changes are written down, in the order of the filter. */
export const recordTypes = [
  'BANK_ACCOUNT',
  'COUNTERPARTY',
  'EXPECTED_TRANSACTION',
  'STATEMENT_TRANSACTION',
  'STATEMENT_IMPORT',
  'RECORD_IMPORT',
  'RECONCILIATION',
  'RECONCILIATION_RUN',
  'RECOMMENDATION',
  'PAYMENT',
  'BILL',
  'BILL_SETTINGS',
  'APPROVAL_POLICY',
  'BANKING_DAY',
  'PAYMENT_SETTINGS',
  'EXCEPTION',
  'SAVED_VIEW',
  'USER',
  'MEMBERSHIP',
  'ROLE',
  'ORGANIZATION',
  'ENTITY',
  'API_TOKEN',
  'WEBHOOK',
  'FILE',
] as const satisfies readonly Known<RecordType>[]

/** What can be done to a record; what a newer server adds is shown as it is. */
export const actions = [
  'CREATED',
  'UPDATED',
  'DELETED',
  'RECONCILED',
  'REMOVE_RECONCILIATION',
  'SUBMITTED',
  'APPROVED',
  'REJECTED',
  'CANCELLED',
  'SENT',
  'RESENT',
  'FAILED',
  'ARCHIVED',
  'UNARCHIVED',
  'IMPORTED',
  'IMPORT_UNDONE',
  'EXPORTED',
  'SIGNED_IN',
  'SIGNED_OUT',
  'SETTINGS_CHANGED',
] as const satisfies readonly Known<ActivityAction>[]

/** `/log?record=…&person=…&action=…&date=…`. */
export const activityState = listState({
  record: oneOf(recordTypes),
  person: uuid,
  action: someOf(actions),
  date: dates,
})

/** The filter of the query. */
export function activityFilter({ record, person, action, date }: StateOf<typeof activityState>): ActivityFilter {
  return {
    recordType: record,
    actorUuid: person,
    actions: action.length > 0 ? action : null,
    date: dateInput(date, today()) ?? null,
  }
}
