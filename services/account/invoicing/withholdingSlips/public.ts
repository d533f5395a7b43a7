// What other modules may import from this one. Its own files import from the source files directly.
export { codes as withholdingSlipCodes } from './errors.ts'
export { month } from './input.ts'
export { slipsWaiting } from './list.ts'
export { keepSentSlip } from './record.ts'
export { withholdingSlip } from './table.ts'
