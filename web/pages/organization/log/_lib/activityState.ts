import type { ActivityFilter } from '../../../../__generated__/ActivityLogPageQuery.graphql.ts'
import type { ActivityAction, RecordType } from '../../../../feature.ts'
import { features } from '../../../../features.ts'
import { today } from '../../../../i18n/format.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { type StateOf, listState, oneOf, someOf, uuid } from '../../../../ui/list/listState.ts'

/** Types of record whose changes are written down, in the order of the filter. */
export const recordTypes: readonly RecordType[] = features.flatMap(({ records = [] }) => records)

/** What can be done to a record: to those of many features, and to those of one. What a newer server adds is shown as it is. */
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

/** The filter of the query. */
export function activityFilter({ record, person, action, date }: StateOf<typeof activityState>): ActivityFilter {
  return {
    recordType: record,
    actorUuid: person,
    actions: action.length > 0 ? action : null,
    date: dateInput(date, today()) ?? null,
  }
}
