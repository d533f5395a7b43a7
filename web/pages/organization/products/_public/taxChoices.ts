/** How VAT is taken of a sale, as people choose it: `products.vatTreatment.*` has the words. */
export const vatTreatments = ['STANDARD', 'LUXURY', 'SPECIFIED', 'EXPORT', 'NOT_COLLECTED', 'EXEMPT', 'NONE'] as const
export type VatTreatment = (typeof vatTreatments)[number]

/** What customers withhold of a line: `products.withholding.*` has the words. */
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

/** The unit in e-Faktur of a line without a product: a unit of goods, an activity of a service. */
export const usualTaxUnit = { GOODS: 'UM.0018', SERVICE: 'UM.0030' } as const
