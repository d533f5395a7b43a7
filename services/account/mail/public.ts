// What other modules may take of this one. Its own files take it from where it stands.
export { type Composed, compose } from './compose.ts'
export type { FactorKind, Mail, Occasion } from './email.ts'
export { seal, type SealedContent, sealedContent, unseal } from './sealedJob.ts'
export { sendMail } from './sendMail.ts'
