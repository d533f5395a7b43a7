// Required, optional and excluded fields of each customer type.
import type { CustomerRow, CustomerType } from './table.ts'

type Field =
  | 'legalName'
  | 'email'
  | 'phone'
  | 'alias'
  | 'picName'
  | 'picEmail'
  | 'identityNumber'
  | 'taxNumber'
  | 'businessNumber'
  | 'industry'
  | 'employees'

/** Required, optional, excluded. */
export type Need = 'R' | 'O' | '-'

/** Columns in the order of CUSTOMER_TYPES: individual, trading individual, company. */
export const FIELDS_OF_TYPE: Readonly<Record<CustomerType, Readonly<Record<Field, Need>>>> = {
  INDIVIDUAL: {
    legalName: 'R',
    email: 'R',
    phone: 'R',
    alias: 'O',
    picName: 'O',
    picEmail: 'O',
    identityNumber: 'R',
    taxNumber: 'O',
    businessNumber: '-',
    industry: '-',
    employees: '-',
  },
  INDIVIDUAL_B2B: {
    legalName: 'R',
    email: 'R',
    phone: 'R',
    alias: 'O',
    picName: 'O',
    picEmail: 'O',
    identityNumber: 'R',
    taxNumber: 'O',
    businessNumber: 'R',
    industry: 'R',
    employees: '-',
  },
  COMPANY: {
    legalName: 'R',
    email: 'R',
    phone: 'R',
    alias: 'O',
    picName: 'R',
    picEmail: 'R',
    identityNumber: '-',
    taxNumber: 'R',
    businessNumber: 'R',
    industry: 'R',
    employees: 'O',
  },
}

type Values = Partial<Pick<CustomerRow, Field>>
type FieldProblem = { path: Field; error: 'REQUIRED' | 'INVALID_VALUE' }

/** Missing fields, and fields that the type doesn't have. */
export function fieldProblems(type: CustomerType, values: Values): FieldProblem[] {
  return Object.entries(FIELDS_OF_TYPE[type]).flatMap(([name, need]): FieldProblem[] => {
    const path = name as Field
    const isGiven = values[path] !== null && values[path] !== undefined
    if (need === 'R' && !isGiven) return [{ path, error: 'REQUIRED' }]
    return need === '-' && isGiven ? [{ path, error: 'INVALID_VALUE' }] : []
  })
}

type AccountValues = Pick<CustomerRow, 'taxStatus' | 'taxNumber' | 'bankName' | 'accountNumber' | 'accountName'> & {
  type: CustomerType
  directors: readonly object[]
}

/** Additional requirements of the full account: a company's board, a taxpayer's tax number, and complete bank details or none. */
export function accountProblems(values: AccountValues): { path: string; error: 'REQUIRED' }[] {
  const paths: string[] = []
  if (values.type === 'COMPANY' && values.directors.length === 0) paths.push('directors')
  // A company's tax number is always required.
  if (values.type !== 'COMPANY' && values.taxStatus !== 'NON_PKP' && values.taxNumber === null) paths.push('taxNumber')
  const bank = ['bankName', 'accountNumber', 'accountName'] as const
  if (bank.some(name => values[name] !== null)) paths.push(...bank.filter(name => values[name] === null))
  return paths.map(path => ({ path, error: 'REQUIRED' }))
}
