// The seller in benchmarks of invoices: registered for VAT, with a number that the tax office accepts.
import { type AccountProcess, ORGANIZATION } from '../kit/accountProcess.ts'

export const SELLER_TAX_NUMBER = '0021832415000000'

export async function retailTaxNumber({ owner, sql }: AccountProcess): Promise<void> {
  await sql('update organization set tax_number = $1 where organization_id = $2', [SELLER_TAX_NUMBER, ORGANIZATION])
  await owner.put('/v1/invoices/tax-settings', { isVatRegistered: true, branchNumber: '000000', version: 0 })
}
