// What other modules may take of this one. Its own files take it from where it stands.
export { codes as withholdingSlipCodes } from './errors.ts'
export { month } from './input.ts'
export { slipsWaiting } from './list.ts'
export { keepSentSlip } from './record.ts'
export { withholdingSlip } from './table.ts'
