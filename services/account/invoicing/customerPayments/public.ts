// What other modules may take of this one. Its own files take it from where it stands.
export { codes as customerPaymentCodes } from './errors.ts'
export { newProof } from './input.ts'
export { refuseAbove } from './sendProof.ts'
export { newSlip, refuseChecking } from './slips.ts'
