import { productKinds, productStatuses } from './productsState.ts'

export const vatTreatments = ['STANDARD', 'LUXURY', 'SPECIFIED', 'EXPORT', 'NOT_COLLECTED', 'EXEMPT', 'NONE'] as const
export const withholdingCodes = [
  'PPH23',
  'PPH23_15',
  'PPH4_2',
  'CONSTRUCTION_SMALL',
  'CONSTRUCTION_QUALIFIED',
  'CONSTRUCTION_UNQUALIFIED',
  'CONSTRUCTION_CONSULTING',
  'CONSTRUCTION_CONSULTING_UNQUALIFIED',
] as const

export type ProductValues = {
  code: string
  name: string
  kind: (typeof productKinds)[number]
  status: (typeof productStatuses)[number]
  unit: string
  taxUnit: string
  vatTreatment: (typeof vatTreatments)[number]
  /** Empty: nothing is withheld. */
  withholding: (typeof withholdingCodes)[number] | ''
}

export const emptyProduct: ProductValues = {
  code: '',
  name: '',
  kind: 'GOODS',
  status: 'ACTIVE',
  unit: '',
  taxUnit: '',
  vatTreatment: 'STANDARD',
  withholding: '',
}

/** The form's values as the mutations take them. */
export const toInput = ({ status: _status, withholding, ...values }: ProductValues) => ({
  ...values,
  code: values.code.trim(),
  name: values.name.trim(),
  unit: values.unit.trim(),
  withholding: withholding || null,
})
