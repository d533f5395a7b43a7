// The module's public API for other modules. Its own files import each other directly.
export { codes as withholdingSlipCodes } from './errors.ts'
export { month } from './input.ts'
export { slipsWaiting } from './list.ts'
export { keepSentSlip } from './record.ts'
export { withholdingSlip } from './table.ts'
