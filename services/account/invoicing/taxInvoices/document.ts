// A tax invoice in the file's shape, and whatever prevents its export. Pure: reading and writing is elsewhere.
import { sumOf } from '../../../kit/amounts.ts'
import type { VatTreatment } from '../amounts/public.ts'
import { hasUnseenCharacters } from '../../../kit/nameShape.ts'
import { TAX_UNITS } from '../products/public.ts'
import type { Party, InvoiceRow } from '../invoices/public.ts'
import { daysLeft } from './deadline.ts'
import { isAllowed } from './lifecycle.ts'
import {
  agrees,
  expectedVat,
  needsFacility,
  type TaxLine,
  taxLineOf,
  transactionCodeOf,
  type TransactionCode,
} from './lines.ts'
import type { TaxInvoiceStatus } from './table.ts'

type PricedLine = Parameters<typeof taxLineOf>[0]

/** What the tax office needs to know about the buyer. */
export type TaxBuyer = {
  name: string
  address: string | null
  email: string | null
  taxNumber: string | null
  branchNumber: string | null
  /** NIK, for persons without a tax number. */
  identityNumber: string | null
}

/** An invoice with everything that its tax invoice depends on; all figures are in rupiah. */
export type Candidate = Pick<InvoiceRow, 'number' | 'invoiceDate'> & {
  invoiceId: string
  invoiceStatus: InvoiceRow['status']
  status: TaxInvoiceStatus
  facility: string | null
  vatTreatment: VatTreatment
  baseMinor: bigint
  vatMinor: bigint
  collectedVatMinor: bigint
  isGovernment: boolean
  isImported?: boolean
  /** The organization's setting: tax of each line in whole rupiah. */
  wholeRupiahLines: boolean
  /** The legal entity that issued it. */
  entityId: string
  seller: Party | null
  buyer: TaxBuyer
  lines: readonly PricedLine[]
}

/** The entity's current tax data. */
export type TaxSeller = { entityId: string; isVatRegistered: boolean; taxNumber: string | null; branchNumber: string }

/**
 * With the numbers that the tax invoice names: those of its issue. An invoice that was issued without a tax number has the one that its
 * entity got since.
 */
export function withSellerNumbers(candidate: Candidate, { entityId, taxNumber, branchNumber }: TaxSeller): Candidate {
  const { seller } = candidate
  if (seller === null || seller.taxNumber !== null || taxNumber === null || candidate.entityId !== entityId)
    return candidate
  return { ...candidate, seller: { ...seller, taxNumber, branchNumber } }
}

export const FAULTS = [
  'SELLER_NOT_REGISTERED',
  'SELLER_TAX_NUMBER',
  'SELLER_DIFFERS',
  'OTHER_ENTITY',
  'OTHER_TAX_NUMBER',
  'NOT_ISSUED',
  'INVOICE_CANCELED',
  'IMPORTED',
  'ALREADY_APPROVED',
  'TREATMENT',
  'FACILITY',
  'BUYER_TAX_NUMBER',
  'BUYER_ADDRESS',
  'UNIT',
  'CHARACTERS',
  'VAT_DIFFERS',
  'TOO_MANY_LINES',
  'ALREADY_EXPORTED',
  'QUANTITY_DECIMALS',
  'DEADLINE_PASSED',
] as const
export type FaultKind = (typeof FAULTS)[number]
export type Fault = {
  invoiceId: string
  kind: FaultKind
  /** The line, from 1; null: the invoice itself. */
  line: number | null
}

/** Faults that the user may accept. */
const WARNINGS: readonly FaultKind[] = ['SELLER_DIFFERS', 'ALREADY_EXPORTED', 'QUANTITY_DECIMALS', 'DEADLINE_PASSED']
export const isWarning = ({ kind }: Pick<Fault, 'kind'>): boolean => WARNINGS.includes(kind)

/** The maximum number of lines per file. */
const MAX_LINES = 20_000
const TAX_NUMBER = /^\d{16}$/
const HUNDREDTH = 100n

type Beside = { seller: TaxSeller; today: string; fileTaxNumber: string | null }

/** A file has one seller's number: that of the first of the entity's invoices. */
export const fileTaxNumberOf = (candidates: readonly Candidate[], { entityId }: Pick<TaxSeller, 'entityId'>) =>
  candidates.find(candidate => candidate.entityId === entityId && isNumber(candidate.seller?.taxNumber))?.seller
    ?.taxNumber ?? null

const isNumber = (taxNumber: string | null | undefined): boolean =>
  typeof taxNumber === 'string' && TAX_NUMBER.test(taxNumber)

/** All faults of all chosen invoices, in their order. */
export function faultsOf(candidates: readonly Candidate[], given: Omit<Beside, 'fileTaxNumber'>): Fault[] {
  let lines = 0
  const beside = { ...given, fileTaxNumber: fileTaxNumberOf(candidates, given.seller) }
  return candidates.flatMap(candidate => {
    lines += candidate.lines.length
    const kinds = [...invoiceFaults(candidate, beside), ...(lines > MAX_LINES ? (['TOO_MANY_LINES'] as const) : [])]
    return [
      ...kinds.map(kind => ({ invoiceId: candidate.invoiceId, kind, line: null })),
      ...lineFaults(candidate).map(fault => ({ invoiceId: candidate.invoiceId, ...fault })),
    ]
  })
}

function invoiceFaults(candidate: Candidate, { seller, today, fileTaxNumber }: Beside): FaultKind[] {
  const { status, invoiceStatus } = candidate
  const code = transactionCodeOf(candidate)
  // For an invoice that was never issued, or is canceled, other faults don't matter.
  if (candidate.seller === null) return ['NOT_ISSUED']
  if (invoiceStatus === 'CANCELED') return ['INVOICE_CANCELED']
  if (candidate.isImported) return ['IMPORTED']
  // A file has one seller; what else is wrong of this one, its own entity's file tells.
  if (candidate.entityId !== seller.entityId) return ['OTHER_ENTITY']
  const { taxNumber } = candidate.seller
  const has: [FaultKind, boolean][] = [
    ['SELLER_NOT_REGISTERED', !seller.isVatRegistered],
    ['SELLER_TAX_NUMBER', !isNumber(taxNumber)],
    ['SELLER_DIFFERS', isNumber(taxNumber) && seller.taxNumber !== taxNumber],
    ['OTHER_TAX_NUMBER', isNumber(taxNumber) && fileTaxNumber !== taxNumber],
    ['ALREADY_APPROVED', !isAllowed('EXPORT', { status, invoiceStatus })],
    ['TREATMENT', code === null],
    ['FACILITY', needsFacility(code) && candidate.facility === null],
    ['BUYER_TAX_NUMBER', buyerNumberOf(candidate.buyer) === null],
    ['BUYER_ADDRESS', candidate.buyer.address === null],
    ['CHARACTERS', hasControls(candidate.buyer.name, candidate.buyer.address ?? '', candidate.number ?? '')],
    ['VAT_DIFFERS', code !== null && !vatAgrees(candidate)],
    ['ALREADY_EXPORTED', status === 'EXPORTED'],
    ['DEADLINE_PASSED', daysLeft(candidate.invoiceDate, today) < 0],
  ]
  return has.flatMap(([kind, is]) => (is ? [kind] : []))
}

/** Characters that XML can't contain, or that are invisible. */
const hasControls = (...texts: string[]) =>
  texts.some(text => hasUnseenCharacters(text) || /[\uFFFE\uFFFF]/.test(text) || !text.isWellFormed())

function vatAgrees(candidate: Candidate): boolean {
  const lines = candidate.lines.map(line => taxLineOf(line, candidate))
  return agrees(
    sumOf(lines.map(({ vatMinor }) => vatMinor)),
    expectedVat({ ...candidate, date: candidate.invoiceDate }),
    lines.length,
    candidate.wholeRupiahLines,
  )
}

const lineFaults = ({ lines }: Candidate): Pick<Fault, 'kind' | 'line'>[] =>
  lines.flatMap(({ taxUnit, description, quantity }, place) => {
    const has: [FaultKind, boolean][] = [
      ['UNIT', !Object.hasOwn(TAX_UNITS, taxUnit)],
      ['CHARACTERS', hasControls(description)],
      ['QUANTITY_DECIMALS', quantity % HUNDREDTH !== 0n],
    ]
    return has.flatMap(([kind, is]) => (is ? [{ kind, line: place + 1 }] : []))
  })

/** How the buyer is identified: by tax number, otherwise persons by their identity card. */
export function buyerNumberOf({ taxNumber, branchNumber, identityNumber }: TaxBuyer) {
  if (taxNumber !== null && TAX_NUMBER.test(taxNumber))
    return { tin: taxNumber, document: 'TIN', documentNumber: '-', branch: branchNumber ?? HEAD_OFFICE } as const
  if (identityNumber !== null && TAX_NUMBER.test(identityNumber))
    return { tin: NO_TIN, document: 'National ID', documentNumber: identityNumber, branch: HEAD_OFFICE } as const
  return null
}
const NO_TIN = '0'.repeat(16)
const HEAD_OFFICE = '000000'

export type TaxDocument = {
  date: string
  code: TransactionCode
  facility: string | null
  reference: string
  sellerBranch: string
  buyer: TaxBuyer
  buyerNumber: NonNullable<ReturnType<typeof buyerNumberOf>>
  lines: readonly TaxLine[]
}

/** The file's data for an invoice without faults. */
export function taxDocumentOf(candidate: Candidate): TaxDocument {
  const { seller, number, buyer } = candidate
  const code = transactionCodeOf(candidate)
  const buyerNumber = buyerNumberOf(buyer)
  if (code === null || seller === null || number === null || buyerNumber === null)
    throw new Error('an invoice with faults is not exported')
  return {
    date: candidate.invoiceDate,
    code,
    facility: needsFacility(code) ? candidate.facility : null,
    reference: number,
    sellerBranch: seller.branchNumber ?? HEAD_OFFICE,
    buyer,
    buyerNumber,
    lines: candidate.lines.map(line => taxLineOf(line, candidate)),
  }
}
