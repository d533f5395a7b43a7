import { type Correction, correctionOf, isSameCell, type FileEdits } from './fileEdits.ts'

/** Applies a user's changes from `base` to `wanted` on top of what is stored now: changes of other users stay. */
export function mergedEdits(base: FileEdits, wanted: FileEdits, stored: FileEdits): FileEdits {
  return {
    corrections: mergedCorrections(base, wanted, stored),
    skippedRows: mergedRows(base.skippedRows, wanted.skippedRows, stored.skippedRows),
    keptRows: mergedRows(base.keptRows, wanted.keptRows, stored.keptRows),
    decimalMark: wanted.decimalMark === base.decimalMark ? stored.decimalMark : wanted.decimalMark,
  }
}

function mergedCorrections(base: FileEdits, wanted: FileEdits, stored: FileEdits): Correction[] {
  const isChanged = (cell: Correction) => correctionOf(base, cell)?.value !== correctionOf(wanted, cell)?.value
  const changed = [...base.corrections, ...wanted.corrections].filter(isChanged)
  return [
    ...stored.corrections.filter(each => !changed.some(cell => isSameCell(cell, each))),
    ...wanted.corrections.filter(isChanged),
  ]
}

function mergedRows(base: readonly number[], wanted: readonly number[], stored: readonly number[]): number[] {
  const [before, after] = [new Set(base), new Set(wanted)]
  const kept = stored.filter(row => !before.has(row) || after.has(row))
  return [...new Set([...kept, ...wanted.filter(row => !before.has(row))])]
}
