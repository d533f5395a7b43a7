// The composition root of bulk imports: a line for each kind of file.
import { counterpartyImports } from './counterparties/import/kind.ts'
import { expectedImports } from './expected/import/kind.ts'
import { paymentImports, transferImports } from './payments/import/kinds.ts'
import type { ImportKinds } from './recordImports/kinds.ts'

export const importKinds: ImportKinds = {
  COUNTERPARTIES: counterpartyImports,
  EXPECTED_TRANSACTIONS: expectedImports,
  PAYMENTS: paymentImports,
  TRANSFERS: transferImports,
}
