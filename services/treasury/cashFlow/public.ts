// What other modules may take of this one. Its own files take it from where it stands.
export { ACTIVITIES, type Activity, type Category } from './categories.ts'
export { categoryShape } from './shapes.ts'
export { cashCategory, categoryDay, categoryMonth, lineCategory } from './table.ts'
