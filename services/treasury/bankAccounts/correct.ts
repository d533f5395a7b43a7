// What identifies an account can be put right while nothing rests on it.
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { correcting } from './events.ts'
import type { BankAccountRow } from './table.ts'

type Identity = Pick<BankAccountRow, 'accountNumber' | 'currency'>

/**
 * Refuses to give an account another number or currency once its lines are reconciled. A number is also what payments were approved for:
 * once money is on its way or has gone there, the next would go elsewhere under a name that people trust. A currency is that of every
 * amount that names the account.
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
