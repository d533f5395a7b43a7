// What other modules may import from this one. Its own files import from the source files directly.
export { digestOf } from './proof.ts'
export { proofField } from './proofField.ts'
export { openProver } from './prove.ts'
