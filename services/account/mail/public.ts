// The module's public API for other modules. Its own files import each other directly.
export { type Composed, compose } from './compose.ts'
export type { FactorKind, Mail, Occasion } from './email.ts'
export { seal, type SealedContent, sealedContent, unseal } from './sealedJob.ts'
export { sendMail } from './sendMail.ts'
