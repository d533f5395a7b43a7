import {
  type VatTreatment,
  vatTreatments,
  type WithholdingCode,
  withholdingCodes,
} from '../../products/_public/taxChoices.ts'

/** A treatment as it has words here; one that a newer server knows is shown as none. */
export const treatmentOf = (code: string): VatTreatment => vatTreatments.find(known => known === code) ?? 'NONE'

/** The same of what is withheld. */
export const withholdingOf = (code: string): WithholdingCode | 'none' =>
  withholdingCodes.find(known => known === code) ?? 'none'
