// The number and currency of an account can be corrected while nothing depends on them.
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { correcting } from './events.ts'
import type { BankAccountRow } from './table.ts'

type Identity = Pick<BankAccountRow, 'accountNumber' | 'currency'>

/**
 * Refuses a new number or currency once transactions of the account are reconciled. The number is also what payments were approved for:
 * once money is on its way or was paid there, the next payment would go elsewhere under a trusted name. The currency applies to every
 * amount of the account.
 */
export async function refuseCorrection(tx: Tx, before: BankAccountRow, after: Identity): Promise<void> {
  const path = after.currency === before.currency ? 'accountNumber' : 'currency'
  if (path === 'accountNumber' && after.accountNumber === before.accountNumber) return
  const uses = await tx.raise(correcting, { id: before.id })
  if (uses.some(({ isReconciled }) => isReconciled))
    throw new Refusal(codes.bankAccountHasReconciledStatements, { path })
  if (uses.some(({ isPaidFromOrTo, holdsMoney }) => isPaidFromOrTo || (path === 'currency' && holdsMoney)))
    throw new Refusal(codes.bankAccountInUse, { path })
}
