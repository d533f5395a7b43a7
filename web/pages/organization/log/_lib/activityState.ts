import type { ActivityFilter } from '../../../../__generated__/ActivityLogPageQuery.graphql.ts'
import type { ActivityAction, RecordType } from '../../../../feature.ts'
import { features } from '../../../../features.ts'
import { today } from '../../../../i18n/format.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { type StateOf, listState, oneOf, someOf, uuid } from '../../../../ui/list/listState.ts'

/** Types of records in the log, in the order of the filter. */
export const recordTypes: readonly RecordType[] = features.flatMap(({ records = [] }) => records)

/** Actions on records: those common to many features, and those of one. Unknown actions of a newer server are shown as they are. */
export const actions: readonly ActivityAction[] = [
  'CREATED',
  'UPDATED',
  'DELETED',
  'APPROVED',
  'REJECTED',
  'CANCELLED',
  'FAILED',
  'ARCHIVED',
  'UNARCHIVED',
  'IMPORTED',
  'EXPORTED',
  ...features.flatMap(({ actions: own = [] }) => own),
]

/** `/log?record=…&person=…&action=…&date=…`. */
export const activityState = listState({
  record: oneOf(recordTypes),
  person: uuid,
  action: someOf(actions),
  date: dates,
})

/** The state as the query's filter. */
export function activityFilter({ record, person, action, date }: StateOf<typeof activityState>): ActivityFilter {
  return {
    recordType: record,
    actorUuid: person,
    actions: action.length > 0 ? action : null,
    date: dateInput(date, today()) ?? null,
  }
}
