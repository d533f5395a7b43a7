// What other modules may import from this one. Its own files import from the source files directly.
export { allocateExpectedMany, lockExpected } from './allocate.ts'
export { takenExpectedIds } from './bulk.ts'
export { countAwaited } from './countAwaited.ts'
export { codes as expectedCodes } from './errors.ts'
export { deletionRefused } from './events.ts'
export {
  adjustFollowing,
  archiveFollowing,
  expectAllFollowing,
  expectFollowing,
  lockAllFollowing,
  lockFollowing,
  lockVisibleFollowing,
  reopenFollowing,
} from './follow.ts'
export { type ExpectedRow, expectedTransaction } from './table.ts'
