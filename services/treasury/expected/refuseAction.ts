import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { type ExpectedAction, sourcesOf } from './lifecycle.ts'
import type { ExpectedRow } from './table.ts'

/** Why a guarded write did not find the record in a state that the lifecycle table allows. */
export function refuseAction(row: Pick<ExpectedRow, 'status' | 'source'> | undefined, action: ExpectedAction): Refusal {
  if (!row) return new Refusal(codes.notFound)
  if (!sourcesOf(action).includes(row.source)) return refuseSource(row, action)
  if (action === 'UNARCHIVE') return new Refusal(codes.expectedNotArchived)
  if (row.status === 'ARCHIVED') return new Refusal(codes.expectedArchived)
  return new Refusal(action === 'DELETE' ? codes.expectedDeleteReconciled : codes.expectedAlreadyReconciled)
}

function refuseSource({ source }: Pick<ExpectedRow, 'source'>, action: ExpectedAction): Refusal {
  const ofTransfer = action === 'DELETE' && source === 'PAYMENT'
  return new Refusal(ofTransfer ? codes.expectedDeleteActiveTransfer : codes.expectedSourceNotEditable)
}
