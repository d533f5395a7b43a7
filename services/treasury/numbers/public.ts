// What other modules may import from this one. Its own files import from the source files directly.
export { releaseNumbers, reserveNumbers, takeNumber, useReservation } from './numbers.ts'
