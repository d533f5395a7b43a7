// What other modules may import from this one. Its own files import from the source files directly.
export { codes as customerPaymentCodes } from './errors.ts'
export { newProof } from './input.ts'
export { refuseAbove } from './sendProof.ts'
export { newSlip, refuseChecking } from './slips.ts'
