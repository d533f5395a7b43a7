// The organization's tax settings, as far as invoices need them.
import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { refuseTakenPlace } from '../../organizations/public.ts'
import { codes } from './errors.ts'
import type { TaxSettingsInput } from './input.ts'
import { readSeller, type Seller } from './parties.ts'
import { invoiceTaxSettings as table } from './table.ts'

const FIELDS = ['isVatRegistered', 'branchNumber', 'finalTaxLetter', 'finalTaxLetterUntil', 'wholeRupiahLines'] as const
const describe = (seller: Seller) => ({
  ...seller,
  isVatRegistered: String(seller.isVatRegistered),
  wholeRupiahLines: String(seller.wholeRupiahLines),
})

/** Changes the settings read at `version`: the first change creates the row, and of two first changes one is stale. */
export async function updateTaxSettings(tx: Tx, { version, ...input }: TaxSettingsInput): Promise<Seller> {
  const before = await readSeller(tx)
  if (input.isVatRegistered && before.taxNumber === null)
    throw new Refusal(codes.invoiceSellerTaxNumber, { params: { entity: before.legalName } })
  const { organizationId } = tx
  const [row] =
    version === 0
      ? await tx
          .insert(table)
          .values({ ...input, organizationId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(table)
          .set({ ...input, version: sql`${table.version} + 1` })
          .where(and(eq(table.organizationId, organizationId), eq(table.version, version)))
          .returning()
  if (!row) throw new Refusal(commonErrors.staleVersion)
  await refuseTakenPlace(tx, { before, after: { id: before.entityId }, path: 'branchNumber' })
  const after = await readSeller(tx)
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'ORGANIZATION',
    recordId: organizationId,
    recordLabel: after.legalName,
    changes: changesBetween(describe(before), describe(after), FIELDS),
  })
  return after
}
