/** The customer's legal type. */
export const customerKinds = ['INDIVIDUAL', 'INDIVIDUAL_B2B', 'COMPANY'] as const
export type CustomerKind = (typeof customerKinds)[number]

type Field =
  'picName' | 'picEmail' | 'identityNumber' | 'taxNumber' | 'businessNumber' | 'industry' | 'employees' | 'directors'

/** Required, optional, absent. */
type Need = 'R' | 'O' | '-'

/** The fields of each kind, in the order individual, trading individual, company; the service validates the same. */
const NEEDS: Readonly<Record<Field, Readonly<Record<CustomerKind, Need>>>> = {
  picName: { INDIVIDUAL: 'O', INDIVIDUAL_B2B: 'O', COMPANY: 'R' },
  picEmail: { INDIVIDUAL: 'O', INDIVIDUAL_B2B: 'O', COMPANY: 'R' },
  identityNumber: { INDIVIDUAL: 'R', INDIVIDUAL_B2B: 'R', COMPANY: '-' },
  taxNumber: { INDIVIDUAL: 'O', INDIVIDUAL_B2B: 'O', COMPANY: 'R' },
  businessNumber: { INDIVIDUAL: '-', INDIVIDUAL_B2B: 'R', COMPANY: 'R' },
  industry: { INDIVIDUAL: '-', INDIVIDUAL_B2B: 'R', COMPANY: 'R' },
  employees: { INDIVIDUAL: '-', INDIVIDUAL_B2B: '-', COMPANY: 'O' },
  directors: { INDIVIDUAL: '-', INDIVIDUAL_B2B: '-', COMPANY: 'O' },
}

/** Whether this kind of customer has the field. */
export const has = (kind: CustomerKind, field: Field): boolean => NEEDS[field][kind] !== '-'

/** How a form field is marked for the kind. */
export const mark = (kind: CustomerKind, field: Field) =>
  NEEDS[field][kind] === 'R' ? ({ required: true } as const) : ({ optional: true } as const)

export const isRequired = (kind: CustomerKind, field: Field): boolean => NEEDS[field][kind] === 'R'
