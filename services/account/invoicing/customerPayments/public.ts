// The module's public API for other modules. Its own files import each other directly.
export { codes as customerPaymentCodes } from './errors.ts'
export { newProof } from './input.ts'
export { refuseAbove } from './sendProof.ts'
export { newSlip, refuseChecking } from './slips.ts'
