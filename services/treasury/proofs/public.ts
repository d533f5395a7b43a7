// What other modules may take of this one. Its own files take it from where it stands.
export { digestOf } from './proof.ts'
export { proofField } from './proofField.ts'
export { openProver } from './prove.ts'
