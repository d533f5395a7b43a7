// Imports a file of bills. Every rule for a single bill applies to each row.
import type { Tx } from '../../../kit/database/database.ts'
import { insertMany } from '../../../kit/database/insertMany.ts'
import { newId } from '../../../kit/ids.ts'
import { authorsAmong } from '../../approvalPolicies/public.ts'
import { releaseNumbers, reserveNumbers, useReservation } from '../../numbers/public.ts'
import { type Importing, type Issue, type RecordImportRow, uploaderOf } from '../../recordImports/public.ts'
import { emitBillChanged } from '../describe.ts'
import { bill } from '../table.ts'
import { type ValidatedBill, openValidator } from './validate.ts'

type Import = Pick<RecordImportRow, 'id' | 'fileId' | 'createdBy'>

/** An import of bills, each of which becomes a draft. */
export function openBills({ id: importId, fileId, createdBy }: Import): Importing {
  const { validate } = openValidator(importId)
  return {
    check: async (lookUp, rows, issues) => void (await validate(lookUp, rows, issues)),
    prepare: (tx, count) => reserveNumbers(tx, { kind: 'BILL', ownerId: importId, count }),
    async store(tx, batches, { onProgress, requireSeen }) {
      // Validated again, because anything may have changed since the check.
      const anew = openValidator(importId)
      const numberAt = await useReservation(tx, importId)
      const authorIds = authorsAmong(await uploaderOf(tx, fileId), createdBy)
      let stored = 0
      for await (const rows of batches) {
        const issues: Issue[] = []
        const validated = await anew.validate(read => read(tx), rows, issues)
        requireSeen(issues)
        const before = stored
        await storeBills(tx, { importId, authorIds }, validated, place => numberAt(before + place))
        onProgress((stored += validated.length))
      }
    },
    giveUp: tx => releaseNumbers(tx, importId),
  }
}

async function storeBills(
  tx: Tx,
  { importId, authorIds }: { importId: string; authorIds: string[] },
  validated: readonly ValidatedBill[],
  numberOf: (place: number) => string,
): Promise<void> {
  const { organizationId, actorId: createdBy } = tx
  const rows = validated.map(({ values }, place) => ({
    ...values,
    organizationId,
    id: newId(),
    number: numberOf(place),
    status: 'DRAFT' as const,
    importId,
    createdBy,
    authorIds,
  }))
  await insertMany(tx, bill, rows)
  // The log has one entry for the whole file; each bill references its import.
  for (const { id } of rows) emitBillChanged(tx, id)
}
