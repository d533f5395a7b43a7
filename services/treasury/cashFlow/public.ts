// What other modules may import from this one. Its own files import from the source files directly.
export { ACTIVITIES, type Activity, type Category } from './categories.ts'
export { categoryShape } from './shapes.ts'
export { cashCategory } from './table.ts'
