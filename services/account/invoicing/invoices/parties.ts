// The seller and the buyer, as far as an invoice's figures and snapshot need them.
import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { refuseFields } from '../../../kit/http/problem.ts'
import type { Currency } from '../../../kit/money.ts'
import { entity, organization } from '../../organizations/public.ts'
import { type CollectorRule, VAT_COLLECTORS } from '../amounts/public.ts'
import { type BankDetails, readBankDetails } from '../bankDetails/public.ts'
import type { Address, CustomerRow } from '../customers/public.ts'
import { collectorRulesBeside, toCollectorRules } from '../taxRates/public.ts'
import { invoice, invoiceTaxSettings, type Party, type Snapshot } from './table.ts'

export type Seller = {
  /** The legal entity that issues. */
  entityId: string
  legalName: string
  taxNumber: string | null
  address: string | null
  branchNumber: string
  isVatRegistered: boolean
  finalTaxLetter: string | null
  finalTaxLetterUntil: string | null
  /** Lines of e-Faktur files have their tax in whole rupiah: one setting for all entities. */
  wholeRupiahLines: boolean
  /** What the organization has confirmed of what VAT collectors keep and withhold. */
  collectorRules: readonly CollectorRule[]
  /** Where customers should transfer; null: no account was chosen. */
  bank: BankDetails | null
  version: number
}

/**
 * A legal entity as it sells; left out: the default one, which is the organization. Until its tax settings are saved that is registered for
 * VAT when it has a tax number.
 */
export async function readSeller(tx: Tx, entityId?: string): Promise<Seller> {
  const [found] = await tx
    .select({
      organization,
      entity,
      settings: invoiceTaxSettings,
      collectorRules: collectorRulesBeside(entity),
    })
    .from(entity)
    .innerJoin(organization, eq(organization.organizationId, entity.organizationId))
    .leftJoin(invoiceTaxSettings, eq(invoiceTaxSettings.organizationId, organization.organizationId))
    .where(
      and(
        eq(entity.organizationId, tx.organizationId),
        entityId === undefined ? eq(entity.isDefault, true) : eq(entity.id, entityId),
      ),
    )
  if (!found) throw refuseFields([{ path: 'entityId', error: 'INVALID_VALUE' }])
  const { id, isDefault } = found.entity
  const details = isDefault ? organizationAsSeller(found) : entityAsSeller(found.entity)
  const { wholeRupiahLines = false, version = 0 } = found.settings ?? {}
  const collectorRules = toCollectorRules(found.collectorRules)
  return { entityId: id, ...details, wholeRupiahLines, collectorRules, bank: await bankNow(tx, id), version }
}

type Details = Omit<Seller, 'entityId' | 'wholeRupiahLines' | 'collectorRules' | 'bank' | 'version'>
type Found = {
  organization: typeof organization.$inferSelect
  settings: typeof invoiceTaxSettings.$inferSelect | null
}

const organizationAsSeller = ({ organization: { legalName, taxNumber, address }, settings }: Found): Details => ({
  legalName,
  taxNumber,
  address,
  branchNumber: settings?.branchNumber ?? '000000',
  isVatRegistered: settings?.isVatRegistered ?? taxNumber !== null,
  finalTaxLetter: settings?.finalTaxLetter ?? null,
  finalTaxLetterUntil: settings?.finalTaxLetterUntil ?? null,
})

const entityAsSeller = (row: typeof entity.$inferSelect): Details => ({
  legalName: row.name,
  taxNumber: row.taxNumber,
  address: row.address,
  branchNumber: row.branchNumber,
  isVatRegistered: row.isVatRegistered,
  finalTaxLetter: row.finalTaxLetter,
  finalTaxLetterUntil: row.finalTaxLetterUntil,
})

async function bankNow(tx: Tx, entityId: string): Promise<BankDetails | null> {
  const account = await readBankDetails(tx, entityId)
  if (!account) return null
  const { bankName, accountNumber, holderName, currency } = account
  return { bankName, accountNumber, holderName, currency }
}

/**
 * Who issued these invoices. Where several entities did, the organization speaks and names no bank account: each invoice says where to
 * transfer.
 */
export const sellerOfInvoices = async (tx: Tx, invoiceIds: readonly string[]): Promise<Seller> =>
  (await issuerOfInvoices(tx, invoiceIds)).seller

/** The same, with the entity. */
export async function issuerOfInvoices(tx: Tx, invoiceIds: readonly string[]): Promise<Speaker> {
  if (invoiceIds.length > 0) return sellerAmong(tx, among(invoice.id, invoiceIds))
  const seller = await readSeller(tx)
  return { seller, entityId: seller.entityId }
}

/** `entityId`: null where several entities issued, and the organization speaks. */
type Speaker = { seller: Seller; entityId: string | null }

/** Who issued what a customer owes in a currency, as one statement of account tells it. */
export const sellerOfStatement = (tx: Tx, of: { customerId: string; currency: Currency }): Promise<Speaker> =>
  sellerAmong(
    tx,
    and(eq(invoice.customerId, of.customerId), eq(invoice.currency, of.currency), isNotNull(invoice.number)),
  )

async function sellerAmong(tx: Tx, where: SQL | undefined): Promise<Speaker> {
  const issuers = await tx
    .selectDistinct({ entityId: invoice.entityId })
    .from(invoice)
    .where(and(eq(invoice.organizationId, tx.organizationId), where))
  const [first, ...others] = issuers
  const seller = await readSeller(tx, others.length === 0 ? first?.entityId : undefined)
  return others.length === 0
    ? { seller, entityId: seller.entityId }
    : { seller: { ...seller, bank: null }, entityId: null }
}

export type Buyer = Pick<CustomerRow, 'taxStatus' | 'stampDuty' | 'termDays' | 'termFrom'>

/** What the tax rules need to know about the parties on a day. */
export const partiesOn = (date: string, seller: Seller, buyer: Buyer | undefined) => ({
  sellerHasTaxNumber: seller.taxNumber !== null,
  sellerHasFinalTaxLetter: seller.finalTaxLetterUntil !== null && date <= seller.finalTaxLetterUntil,
  collector: VAT_COLLECTORS.find(collector => collector === buyer?.taxStatus),
  collectorRules: seller.collectorRules,
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
