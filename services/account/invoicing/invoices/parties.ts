// The seller and the buyer, as far as an invoice's figures and snapshot need them.
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { organization } from '../../organizations/public.ts'
import { VAT_COLLECTORS } from '../amounts/public.ts'
import { type BankDetails, readBankDetails } from '../bankDetails/public.ts'
import type { Address, CustomerRow } from '../customers/public.ts'
import { invoiceTaxSettings, type Party, type Snapshot } from './table.ts'

export type Seller = {
  legalName: string
  taxNumber: string | null
  address: string | null
  branchNumber: string
  isVatRegistered: boolean
  finalTaxLetter: string | null
  finalTaxLetterUntil: string | null
  /** Where customers should transfer; null: no account was chosen. */
  bank: BankDetails | null
  version: number
}

/** The organization as seller. Until its tax settings are saved, it counts as registered for VAT if it has a tax number. */
export async function readSeller(tx: Tx): Promise<Seller> {
  const [found] = await tx
    .select({
      legalName: organization.legalName,
      taxNumber: organization.taxNumber,
      address: organization.address,
      settings: invoiceTaxSettings,
    })
    .from(organization)
    .leftJoin(invoiceTaxSettings, eq(invoiceTaxSettings.organizationId, organization.organizationId))
    .where(eq(organization.organizationId, tx.organizationId))
  if (!found) throw new Error('no organization')
  const { legalName, taxNumber, address, settings } = found
  return {
    legalName,
    taxNumber,
    address,
    branchNumber: settings?.branchNumber ?? '000000',
    isVatRegistered: settings?.isVatRegistered ?? taxNumber !== null,
    finalTaxLetter: settings?.finalTaxLetter ?? null,
    finalTaxLetterUntil: settings?.finalTaxLetterUntil ?? null,
    bank: await bankNow(tx),
    version: settings?.version ?? 0,
  }
}

async function bankNow(tx: Tx): Promise<BankDetails | null> {
  const account = await readBankDetails(tx)
  if (!account) return null
  const { bankName, accountNumber, holderName, currency } = account
  return { bankName, accountNumber, holderName, currency }
}

export type Buyer = Pick<CustomerRow, 'taxStatus' | 'stampDuty' | 'termDays' | 'termFrom'>

/** What the tax rules need to know about the parties on a day. */
export const partiesOn = (date: string, seller: Seller, buyer: Buyer | undefined) => ({
  sellerHasTaxNumber: seller.taxNumber !== null,
  sellerHasFinalTaxLetter: seller.finalTaxLetterUntil !== null && date <= seller.finalTaxLetterUntil,
  collector: VAT_COLLECTORS.find(collector => collector === buyer?.taxStatus),
  stampDuty: buyer?.stampDuty ?? ('FLAG' as const),
})

/** An address in one line, as documents print it. */
export const addressText = ({ street1, street2, ward, district, regency, province, postalCode }: Address): string =>
  [street1, street2, ward.name, district.name, regency.name, `${province.name} ${postalCode}`]
    .filter(Boolean)
    .join(', ')

/** The organization as documents name it. */
export const sellerOf = ({ legalName: name, taxNumber, branchNumber, address }: Seller): Party => ({
  name,
  taxNumber,
  branchNumber: taxNumber === null ? null : branchNumber,
  address,
})

/** A customer as documents name it. */
export const buyerOf = (customer: CustomerRow): Party => {
  const address = customer.billingAddress ?? customer.registeredAddress
  return {
    name: customer.name,
    taxNumber: customer.taxNumber,
    branchNumber: customer.taxNumber === null ? null : customer.branchNumber,
    address: address && addressText(address),
  }
}

/** The current parties, to be stored with an issued invoice. */
export const snapshotOf = (seller: Seller, customer: CustomerRow): Snapshot => ({
  seller: sellerOf(seller),
  buyer: buyerOf(customer),
  collector: VAT_COLLECTORS.find(each => each === customer.taxStatus) ?? null,
  bank: seller.bank,
})
