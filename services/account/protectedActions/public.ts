// The module's public API for other modules. Its own files import each other directly.
export { peerOf, takeChangeInTreasury, type TreasuryPeer } from './changesInTreasury.ts'
export { telling } from './events.ts'
export { protectedChange, requireProtection, tellOfChange } from './protect.ts'
