import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { type ExpectedAction, sourcesOf } from './lifecycle.ts'
import type { ExpectedRow } from './table.ts'

/** Why a guarded update did not find the record in a status that the lifecycle table allows. */
export function refuseAction(row: Pick<ExpectedRow, 'status' | 'source'> | undefined, action: ExpectedAction): Refusal {
  if (!row) return new Refusal(commonErrors.notFound)
  if (!sourcesOf(action).includes(row.source)) return new Refusal(codes.expectedSourceNotEditable)
  if (action === 'UNARCHIVE') return new Refusal(codes.expectedNotArchived)
  if (action === 'DELETE') return refuseDeletion(row)
  return new Refusal(row.status === 'ARCHIVED' ? codes.expectedArchived : codes.expectedAlreadyReconciled)
}

function refuseDeletion({ status }: Pick<ExpectedRow, 'status'>): Refusal {
  const isReconciled = status === 'RECONCILED' || status === 'PARTIALLY_RECONCILED'
  return new Refusal(isReconciled ? codes.expectedDeleteReconciled : codes.expectedDeleteUnreconciled)
}
