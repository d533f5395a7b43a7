// Distributes an invoice's expected amount over its parts.

/** A part of an invoice: a milestone, or all of it. */
export type Part = {
  partId: string
  name: string | null
  dueDate: string
  /** Its cash when the invoice was issued. */
  cashMinor: bigint
  /** The part settled by bank matches, without what was kept as credit. */
  bankMinor: bigint
}

export type OpenPart = Part & { expectedMinor: bigint }

const less = (one: bigint, other: bigint) => (one < other ? one : other)

/**
 * The expected amount of each part, where `openMinor` is expected of the whole invoice. A bank line settled the part that it was matched
 * with; other payments and credits settle the parts by due date.
 */
export function openParts(parts: readonly Part[], openMinor: bigint): OpenPart[] {
  const inOrder = parts.toSorted((one, other) => one.dueDate.localeCompare(other.dueDate))
  const rooms = inOrder.map(({ cashMinor, bankMinor }) => (cashMinor > bankMinor ? cashMinor - bankMinor : 0n))
  let settled = rooms.reduce((sum, room) => sum + room, -openMinor)
  return inOrder.map((part, place) => {
    // More may be reopened than the parts had: the excess goes to the last.
    const isLast = place === inOrder.length - 1
    const taken = isLast ? settled : less(settled > 0n ? settled : 0n, rooms[place]!)
    settled -= taken
    return { ...part, expectedMinor: rooms[place]! - taken }
  })
}

/** The parts that a promise to pay covers: those due by then, otherwise the next open part. Later milestones are not meant. */
export function promisedParts<P extends OpenPart>(
  parts: readonly P[],
  promisedOn: string | null,
): (P & { promisedOn: string | null })[] {
  const open = parts.filter(({ expectedMinor }) => expectedMinor > 0n)
  const due = open.filter(({ dueDate }) => promisedOn !== null && dueDate <= promisedOn)
  const meant = new Set(due.length > 0 ? due : open.slice(0, 1))
  return parts.map(part => ({ ...part, promisedOn: meant.has(part) ? promisedOn : null }))
}
