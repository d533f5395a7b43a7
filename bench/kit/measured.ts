// What an Arus is started with to be measured.
import { BENCH_SECRET } from './peer.ts'

/** A benchmark asks as one person for what thousands would. */
export const MEASURED = { SERVICE_SECRET: BENCH_SECRET, POINTS_PER_MINUTE: String(Number.MAX_SAFE_INTEGER) }
