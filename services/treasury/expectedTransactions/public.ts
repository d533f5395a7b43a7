// What other modules may take of this one. Its own files take it from where it stands.
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
