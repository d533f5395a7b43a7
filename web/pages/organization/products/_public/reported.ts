import { vatTreatments } from './taxChoices.ts'

/** Whether sales of this treatment are reported to the tax office with the buyer's number. */
export const isReported = (treatment: string): boolean =>
  treatment !== 'EXPORT' && treatment !== 'NONE' && vatTreatments.some(known => known === treatment)
