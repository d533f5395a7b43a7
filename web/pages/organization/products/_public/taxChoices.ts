/** VAT treatments of a sale; the messages are `products.vatTreatment.*`. */
export const vatTreatments = ['STANDARD', 'LUXURY', 'SPECIFIED', 'EXPORT', 'NOT_COLLECTED', 'EXEMPT', 'NONE'] as const
export type VatTreatment = (typeof vatTreatments)[number]

/** The default of a sale. */
export const usualVatTreatment: VatTreatment = 'STANDARD'

/** Withholding taxes of a line; the messages are `products.withholding.*`. */
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
export type WithholdingCode = (typeof withholdingCodes)[number]

/** The e-Faktur unit of a line without a product: a unit of goods, an activity of a service. */
export const usualTaxUnit = { GOODS: 'UM.0018', SERVICE: 'UM.0030' } as const

/** A known treatment; an unknown one of a newer server is shown as none. */
export const treatmentOf = (code: string): VatTreatment => vatTreatments.find(known => known === code) ?? 'NONE'

/** The same for withholding. */
export const withholdingOf = (code: string): WithholdingCode | 'none' =>
  withholdingCodes.find(known => known === code) ?? 'none'
