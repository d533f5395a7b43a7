// What other modules may import from this one. Its own files import from the source files directly.
export { balancesByDay } from './history.ts'
export { lockStatementsOf } from './lockLines.ts'
export { readHistory } from './readHistory.ts'
export { recordBalance } from './recordBalance.ts'
export { knownBalances, newestStated } from './repository.ts'
export { dayBalance } from './shapes.ts'
export { checkingSums, type KeptSums, watchSums } from './watchAccountDays.ts'
