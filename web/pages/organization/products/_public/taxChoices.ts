/** How VAT is taken of a sale, as people choose it: `products.vatTreatment.*` has the words. */
export const vatTreatments = ['STANDARD', 'LUXURY', 'SPECIFIED', 'EXPORT', 'NOT_COLLECTED', 'EXEMPT', 'NONE'] as const
export type VatTreatment = (typeof vatTreatments)[number]

/** Of a sale of which nobody has said otherwise. */
export const usualVatTreatment: VatTreatment = 'STANDARD'

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

/** A treatment as it has words here; one that a newer server knows is shown as none. */
export const treatmentOf = (code: string): VatTreatment => vatTreatments.find(known => known === code) ?? 'NONE'

/** The same of what is withheld. */
export const withholdingOf = (code: string): WithholdingCode | 'none' =>
  withholdingCodes.find(known => known === code) ?? 'none'
