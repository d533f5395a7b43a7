export type Counts = {
  readonly unreconciled: number
  readonly full: number
  readonly partial: number
  readonly none: number
}
