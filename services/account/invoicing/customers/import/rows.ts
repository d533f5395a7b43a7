// A row of a customer file in the form's shape. The reader reports unreadable cells; the form's own rules check the rest.
import type { CellReader } from '../../../../kit/recordImports/cells.ts'
import { suggestWord } from '../../../../kit/recordImports/suggest.ts'
import { CHOSEN_WITHHOLDING_CODES } from '../../amounts/public.ts'
import { codes } from '../errors.ts'
import { type CustomerDetails, isEmail } from '../shapes.ts'
import { CUSTOMER_TYPES, TAX_STATUSES } from '../table.ts'

type AddressInput = CustomerDetails['billingAddress']

const WARD = /^\d{2}\.\d{2}\.\d{2}\.\d{4}$/
const MAX_EMPLOYEES = 10_000_000
const LANGUAGES = ['EN', 'ID'] as const

/** A row's details; undefined if a cell can't be read. */
export function detailsOf(cells: CellReader): CustomerDetails | undefined {
  const read = {
    type: cells.oneOf('type', CUSTOMER_TYPES),
    legalName: cells.requiredName('legal_name', 140),
    alias: cells.name('alias', 100),
    email: emailOf(cells, 'email') ?? missing(cells, 'email'),
    phone: cells.requiredName('phone', 40),
    industry: cells.name('industry', 100),
    employees: employeesOf(cells),
    picName: cells.name('pic_name', 140),
    picPosition: cells.name('pic_position', 100),
    picEmail: emailOf(cells, 'pic_email'),
    picPhone: cells.name('pic_phone', 40),
    identityNumber: cells.name('identity_number', 40),
    taxNumber: cells.name('tax_number', 40),
    branchNumber: cells.name('branch_number', 40),
    businessNumber: cells.name('business_number', 40),
    taxStatus: cells.raw('tax_status') === '' ? ('NON_PKP' as const) : cells.oneOf('tax_status', TAX_STATUSES),
    withholding: cells.raw('withholding') === '' ? null : cells.oneOf('withholding', CHOSEN_WITHHOLDING_CODES),
    billingAddress: addressOf(cells),
    bankName: cells.name('bank_name', 100),
    accountNumber: cells.accountNumber('account_number'),
    accountName: cells.name('account_name', 140),
    branchName: cells.name('branch_name', 100),
    financeName: cells.name('finance_name', 140),
    financeEmail: emailOf(cells, 'finance_email'),
    language: languageOf(cells),
  }
  return isWhole(read) ? { ...read, ...NOT_IN_FILES } : undefined
}

/** Form fields that files don't have keep their defaults: terms are set at approval. */
const NOT_IN_FILES = {
  registeredAddress: null,
  directors: [],
  hardCopy: false,
  deliveryAddress: null,
  invoiceEmails: [],
  billingCycle: 'PER_ORDER',
  billingDay: null,
} as const satisfies Partial<CustomerDetails>

type Whole<Read> = { [Field in keyof Read]: Exclude<Read[Field], undefined> }

const isWhole = <Read extends object>(read: Read): read is Read & Whole<Read> =>
  Object.values(read).every(value => value !== undefined)

/** Reports a missing required text, unless its cell was reported already. */
const missing = (cells: CellReader, column: string): undefined =>
  cells.raw(column) === '' ? cells.refuse(column, 'REQUIRED') : undefined

function emailOf(cells: CellReader, column: string): string | null | undefined {
  const value = cells.name(column, 254)
  return value && !isEmail(value) ? cells.refuse(column, 'INVALID_EMAIL') : value
}

function employeesOf(cells: CellReader): number | null | undefined {
  const value = cells.raw('employees')
  if (value === '') return null
  const digits = value.replace(/[.,](?=\d{3}(?:\D|$))/g, '')
  if (!/^\d+$/.test(digits)) return cells.refuse('employees', 'INVALID_TYPE')
  const count = Number(digits)
  if (count < 1) return cells.refuse('employees', 'TOO_SMALL', { minimum: 1 })
  return count <= MAX_EMPLOYEES ? count : cells.refuse('employees', 'TOO_BIG', { maximum: MAX_EMPLOYEES })
}

function languageOf(cells: CellReader): 'en' | 'id' | undefined {
  if (cells.raw('language') === '') return 'id'
  const word = cells.oneOf('language', LANGUAGES, suggestWord)
  return word && (word === 'EN' ? 'en' : 'id')
}

/** A ward's code contains the regions above it. */
function addressOf(cells: CellReader): AddressInput | undefined {
  const street1 = cells.requiredName('street', 200)
  const ward = wardOf(cells)
  const postalCode = postalCodeOf(cells)
  if (!street1 || !ward || !postalCode) return undefined
  const [province = '', regency = '', district = ''] = ward.split('.')
  return {
    street1,
    street2: null,
    province,
    regency: `${province}.${regency}`,
    district: `${province}.${regency}.${district}`,
    ward,
    postalCode,
  }
}

/** With its dots, or as ten digits. */
function wardOf(cells: CellReader): string | undefined {
  const value = cells.raw('ward')
  if (value === '') return cells.refuse('ward', 'REQUIRED')
  const ward = value.replace(/^(\d{2})(\d{2})(\d{2})(\d{4})$/, '$1.$2.$3.$4')
  return WARD.test(ward) ? ward : cells.refuse('ward', codes.customerWardUnknown)
}

function postalCodeOf(cells: CellReader): string | undefined {
  const value = cells.raw('postal_code')
  if (value === '') return cells.refuse('postal_code', 'REQUIRED')
  return /^[1-9]\d{4}$/.test(value) ? value : cells.refuse('postal_code', codes.customerPostalCodeMalformed)
}
