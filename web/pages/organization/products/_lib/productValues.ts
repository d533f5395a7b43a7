import type { VatTreatment, WithholdingCode } from '../_public/taxChoices.ts'
import type { productKinds, productStatuses } from './productsState.ts'

export type ProductValues = {
  code: string
  name: string
  kind: (typeof productKinds)[number]
  status: (typeof productStatuses)[number]
  unit: string
  taxUnit: string
  vatTreatment: VatTreatment
  /** Empty: no withholding. */
  withholding: WithholdingCode | ''
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

/** The form's values as mutation input. */
export const toInput = ({ status: _status, withholding, ...values }: ProductValues) => ({
  ...values,
  code: values.code.trim(),
  name: values.name.trim(),
  unit: values.unit.trim(),
  withholding: withholding || null,
})
