// What other modules may import from this one. Its own files import from the source files directly.
export { type Composed, compose } from './compose.ts'
export type { FactorKind, Mail, Occasion } from './email.ts'
export { seal, type SealedContent, sealedContent, unseal } from './sealedJob.ts'
export { sendMail } from './sendMail.ts'
